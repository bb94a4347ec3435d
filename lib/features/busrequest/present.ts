/**
 * `public`: everybody, contact data of private authors left out.
 * `full`: the author, admins, the named company, and a bus partner who asked for this one request.
 */
export type Audience = "public" | "full";

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

const contact: Record<Audience, string> = {
  full: `'companyName', r.company_name, 'email', r.email, 'phone', r.phone,`,
  public: "",
};

const shared = `'id', r.id, 'reference', 'CB-' || r.number, 'category', r.category,
  'start', json_build_object('address', r.start_place, 'date', ${ms("r.start_date")}),
  'end', json_build_object('address', r.end_place, 'date', ${ms("r.end_date")}),
  'stops', r.stops, 'companyType', r.company_type,`;

const rest = `'fromSingleRequest', r.from_single_request,
  'company', case r.mode when 'individual' then r.receiver_company_id else r.author_company_id end,
  'state', r.state, 'created_at', ${ms("r.created_at")}, 'version', r.version,
  'transferType', r.transfer_type, 'mode', r.mode, 'organisationType', r.organisation_type,
  'passengers', r.passengers, 'vehicleTypes', r.vehicle_types, 'quantity', r.quantity, 'radius', r.radius,
  'description', r.description, 'maxOffers', r.max_offers, 'ended_at', ${ms("r.ended_at")}, 'endReason', r.end_reason`;

const object = (parts: string) => `json_build_object(${parts})`;

/** SQL that builds a wire record (API.md, BusRequest) from a `bus_request r`. A new column is invisible until listed here. */
export const recordSql: Record<Audience, string> = {
  full: object(`${shared} ${contact.full} ${rest}`),
  public: `case when r.company_type = 'private' then ${object(`${shared} ${rest}`)}
    else ${object(`${shared} ${contact.full} ${rest}`)} end`,
};

/** The moderator's row: the record and what only the queue shows. */
export const queueSql = `json_build_object('record', ${recordSql.full}, 'confirmed', r.confirmed_at is not null,
  'confirmedAt', ${ms("r.confirmed_at")}, 'language', r.language, 'rejectReason', r.reject_reason,
  'earlier', (select count(*) from bus_request o where o.email = r.email and o.id <> r.id and o.approved_at is not null))`;

/** The admins' row: all of the record, and what only they are told. */
export const adminRowSql = `${recordSql.full}::jsonb || jsonb_build_object('confirmed', r.confirmed_at is not null,
  'language', r.language, 'rejectReason', r.reject_reason,
  'offers', (select count(*) from offer o where o."requestId" = r.id),
  'sender', (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) from company c
    where c.id = r.author_company_id),
  'receiver', (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) from company c
    where c.id = r.receiver_company_id))`;
