import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { townSql } from "./queries/town";

/**
 * `anonymous`: as `public`, and of a company without the contact data that its profile does not publish.
 * `public`: who is signed in; of a private author without contact data, places as towns.
 * `full`: whom `contactAccess` (lib/access/records.ts) lets have it.
 */
export type Audience = "anonymous" | "public" | "full";

/** What a viewer reads of a request that is nothing to it but public. */
export const audienceOf = (viewer: Viewer) => (isSignedIn(viewer) ? "public" : "anonymous");

/** SQL: milliseconds of a time stamp. */
export const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

const nameParts = `'companyName', r."companyName",`;
const contactParts = `${nameParts} 'email', r.email, 'phone', r.phone, 'mobile', r.mobile,`;

type Places = { start: string; end: string; stops: string };

const typed: Places = { start: 'r."startPlace"', end: 'r."endPlace"', stops: "r.stops" };

const hundredth = (name: string) => `round((s.place #>> '{location,${name}}')::numeric, 2)::float8`;

/** The columns hold the rounded position (trigger bus_request_public_position). */
const towns: Places = {
  start: townSql('r."startPlace"', 'r."startLongitude"', 'r."startLatitude"'),
  end: `case when r."endLongitude" is not null then ${townSql('r."endPlace"', 'r."endLongitude"', 'r."endLatitude"')} end`,
  stops: `(select coalesce(json_agg(${townSql("s.place", hundredth("longitude"), hundredth("latitude"))} order by s.n), '[]')
    from jsonb_array_elements(r.stops) with ordinality s(place, n))`,
};

/** SQL of the rule that its author has chosen; null where none holds. */
const chosenRule = `case when r."companyType" = 'private' and r.category <> 'emergency' then r.contact::text end`;

/** SQL: an easier rule was chosen, and its bidders are still to be told. */
export const ruleWaits = `exists (select from contact_notice n where n."requestId" = r.id)`;

/** SQL of the rule that holds now: the stricter one until the bidders are told of an easier one. */
export const ruleSql = `case when ${chosenRule} = 'onRequest' and ${ruleWaits} then 'afterAcceptance' else ${chosenRule} end`;

const shared = ({ start, end, stops }: Places, rule: string) => `'id', r.id, 'reference', 'CB-' || r.number,
  'category', r.category, 'start', json_build_object('address', ${start}, 'date', ${ms('r."startDate"')}),
  'end', json_build_object('address', ${end}, 'date', ${ms('r."endDate"')}),
  'stops', ${stops}, 'companyType', r."companyType", 'contact', ${rule},`;

/** The bus that a post names, as everybody may know it. */
const busParts = `'bus', r."busId", 'busDetails', (select json_build_object('design', v.design, 'capacity', v.capacity,
    'features', v.features, 'stars', case when v."starsCertifiedAt" is not null then v.stars end,
    'wheelchairPlaces', v."wheelchairPlaces") from bus v where v.id = r."busId"),
  'askingPrice', case when r."askingAmount" is not null then json_build_object('amount', r."askingAmount",
    'currency', r."askingCurrency", 'vatIncluded', r."askingVatIncluded") end`;

/** A row only for a request that asks for something. */
const needsSql = `(select json_build_object('wheelchairPlaces', n."wheelchairPlaces", 'walkingFrames', n."walkingFrames",
    'childSeats', n."childSeats", 'luggage', n.luggage, 'bulky', n.bulky, 'toilet', n.toilet, 'kitchen', n.kitchen,
    'wifi', n.wifi, 'power', n.power, 'driverLanguage', n."driverLanguage", 'busStays', n."busStays",
    'driverHotelPaid', n."driverHotelPaid", 'driverMealsPaid', n."driverMealsPaid",
    'budget', case when n."budgetAmount" is not null then
      json_build_object('amount', n."budgetAmount", 'vatIncluded', n."budgetVatIncluded") end)
  from request_needs n where n."requestId" = r.id)`;

const rest = `'fromSingleRequest', r."fromSingleRequest",
  'company', case r.mode when 'individual' then r."receiverCompanyId" else r."authorCompanyId" end,
  'state', r.state, 'created_at', ${ms('r."createdAt"')}, 'version', r.version,
  'transferType', r."transferType", 'mode', r.mode, 'organisationType', r."organisationType",
  'passengers', r.passengers, 'vehicleTypes', r."vehicleTypes", 'quantity', r.quantity, 'radius', r.radius,
  'description', r.description, 'language', r.language, ${busParts}, 'needs', ${needsSql}, 'maxOffers', r."maxOffers", 'opensAt', ${ms('r."opensAt"')}, 'ended_at', ${ms('r."endedAt"')}, 'endReason', r."endReason", 'urgent', r."urgentSince" is not null`;

const object = (parts: string) => `json_build_object(${parts})`;

const digits = (phone: string) => `regexp_replace(${phone}, '[^0-9+]', '', 'g')`;
const onProfile = (key: string) =>
  `case when c."publicData"->'${key}' = 'true' then c.${key} else c."publicData"->>'${key}' end`;
const isOnProfile = (phone: string) =>
  `(${phone} is null or ${digits(phone)} in (${digits(onProfile("telephone"))}, ${digits(onProfile("cellphone"))}))`;

/** SQL: its profile tells everybody the very address and numbers of the post. */
const isPublished = `exists (select from company c where c.id = r."authorCompanyId" and c.registered
  and lower(r.email) = lower(${onProfile("email")}) and ${isOnProfile("r.phone")} and ${isOnProfile("r.mobile")})`;

const ofPrivate = object(`${shared(towns, ruleSql)} ${rest}`);
const ofCompany = (contact: string) => object(`${shared(typed, chosenRule)} ${contact} ${rest}`);

/** SQL that builds a wire record from a `bus_request r`. A new column is invisible until listed here. */
export const recordSql: Record<Audience, string> = {
  full: ofCompany(contactParts),
  public: `case when r."companyType" = 'private' then ${ofPrivate} else ${ofCompany(contactParts)} end`,
  anonymous: `case when r."companyType" = 'private' then ${ofPrivate}
    when ${isPublished} then ${ofCompany(contactParts)} else ${ofCompany(nameParts)} end`,
};

/** The moderator's row: the record and what only the queue shows. */
export const queueSql = `json_build_object('record', ${recordSql.full}, 'confirmed', r."confirmedAt" is not null,
  'confirmedAt', ${ms('r."confirmedAt"')}, 'language', r.language, 'rejectReason', r."rejectReason",
  'earlier', (select count(*) from bus_request o where lower(o.email) = lower(r.email) and o.id <> r.id and o."approvedAt" is not null))`;

/** The admins' row: all of the record, and what only they are told. */
export const adminRowSql = `${recordSql.full}::jsonb || jsonb_build_object('confirmed', r."confirmedAt" is not null,
  'rejectReason', r."rejectReason",
  'offers', (select count(*) from offer o where o."requestId" = r.id),
  'sender', (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) from company c
    where c.id = r."authorCompanyId"),
  'receiver', (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) from company c
    where c.id = r."receiverCompanyId"))`;
