/**
 * `public`: everybody, contact data of private authors left out.
 * `full`: the author, admins, the named company, and a bus partner who asked for this one request.
 */
export type Audience = "public" | "full";

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

const contact: Record<Audience, string> = {
  full: `'companyName', r."companyName", 'email', r.email, 'phone', r.phone,`,
  public: "",
};

const shared = `'id', r.id, 'reference', 'CB-' || r.number, 'category', r.category,
  'start', json_build_object('address', r."startPlace", 'date', ${ms('r."startDate"')}),
  'end', json_build_object('address', r."endPlace", 'date', ${ms('r."endDate"')}),
  'stops', r.stops, 'companyType', r."companyType",`;

const rest = `'fromSingleRequest', r."fromSingleRequest",
  'company', case r.mode when 'individual' then r."receiverCompanyId" else r."authorCompanyId" end,
  'state', r.state, 'created_at', ${ms('r."createdAt"')}, 'version', r.version,
  'transferType', r."transferType", 'mode', r.mode, 'organisationType', r."organisationType",
  'passengers', r.passengers, 'vehicleTypes', r."vehicleTypes", 'quantity', r.quantity, 'radius', r.radius,
  'description', r.description, 'maxOffers', r."maxOffers", 'ended_at', ${ms('r."endedAt"')}, 'endReason', r."endReason"`;

const object = (parts: string) => `json_build_object(${parts})`;

/** SQL that builds a wire record from a `bus_request r`. A new column is invisible until listed here. */
export const recordSql: Record<Audience, string> = {
  full: object(`${shared} ${contact.full} ${rest}`),
  public: `case when r."companyType" = 'private' then ${object(`${shared} ${rest}`)}
    else ${object(`${shared} ${contact.full} ${rest}`)} end`,
};

/** The moderator's row: the record and what only the queue shows. */
export const queueSql = `json_build_object('record', ${recordSql.full}, 'confirmed', r."confirmedAt" is not null,
  'confirmedAt', ${ms('r."confirmedAt"')}, 'language', r.language, 'rejectReason', r."rejectReason",
  'earlier', (select count(*) from bus_request o where o.email = r.email and o.id <> r.id and o."approvedAt" is not null))`;

/** The admins' row: all of the record, and what only they are told. */
export const adminRowSql = `${recordSql.full}::jsonb || jsonb_build_object('confirmed', r."confirmedAt" is not null,
  'language', r.language, 'rejectReason', r."rejectReason",
  'offers', (select count(*) from offer o where o."requestId" = r.id),
  'sender', (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) from company c
    where c.id = r."authorCompanyId"),
  'receiver', (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) from company c
    where c.id = r."receiverCompanyId"))`;
