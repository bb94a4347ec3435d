import type { ProviderRecord } from "./schema/list";

const part = (key: string, name = key) => `c.address ->> '${key}' as "${name}"`;
const time = (column: string, name: string) => `(extract(epoch from c."${column}") * 1000)::float8 as ${name}`;
const count = (name: string, from: string) => `(select count(*)::int from ${from}) as ${name}`;

/** The record's columns of a `company c`: each count is a look-up by index, for the rows of one page. */
export const providerSql = [
  ...["id", "name", "slug", "companyType", "email", "telephone", "cellphone", "fax", "website", "description"],
  ...["longitude", "latitude", "timeZone", "registered", "active", "version"],
]
  .map((name) => `c."${name}"`)
  .concat(
    ["street", "number", "line2", "postal_code", "city", "state"].map((key) => part(key)),
    part("countryISO3166Code", "country"),
    time("createdAt", "created_at"),
    time("invitedAt", "invited_at"),
    count("people", `user_account u where u."companyId" = c.id`),
    count("buses", `bus b where b."companyId" = c.id`),
    count("locations", `advertiser_location l where l."companyId" = c.id`),
    count("offers", `offer o where o."companyId" = c.id`),
    count("received", 'bus_request r where r."receiverCompanyId" = c.id'),
  )
  .join(", ");

export const toProvider = (row: ProviderRecord): ProviderRecord => ({
  ...row,
  created_at: Math.round(row.created_at),
  invited_at: row.invited_at === null ? null : Math.round(row.invited_at),
});
