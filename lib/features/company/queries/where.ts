import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { contains, conditionsSql, type Values, type Writers } from "@/lib/db/filter-sql";
import { withinSql } from "@/lib/features/busrequest/queries/where";
import { countryCodes, countryName } from "@/lib/i18n/countries";
import { languages } from "@/lib/i18n/routing";
import type { CompanyFilter, CompanyTerms } from "../schema";

/** What everybody may list: the partial indexes carry the same condition. */
export const publicReach = `c.active and c."companyType" <> 'private'`;

/** The company shows its own value of this key; only then may a reader's filter ask about it. */
const shows = (key: "address" | "location") => `c.registered and c."publicData" -> '${key}' = 'true'::jsonb`;

let codesByName: Map<string, string> | undefined;

/** "de", "Deutschland", "Germany", "Alemania" → "DE"; null for what is no country. */
function countryCodeOf(text: string) {
  codesByName ??= new Map(
    countryCodes.flatMap((code) => [
      [code.toLowerCase(), code],
      ...languages.map((language) => [countryName(code, language).toLowerCase(), code] as const),
    ]),
  );
  return codesByName.get(text.trim().toLowerCase()) ?? null;
}

const isWithin = withinSql("c.pos");

const writers: Writers<CompanyTerms> = {
  companyType: (values, type) => `c."companyType" = ${values.add(type)}::"CompanyType"`,
  name: (values, text) => contains(values, "lower(c.name)", text.trim().toLowerCase()),
  city: (values, city) => `lower(c.address ->> 'city') = lower(${values.add(city.trim())})`,
  country: (values, country) => `c.address ->> 'countryISO3166Code' = ${values.add(countryCodeOf(country))}`,
  registered: (_values, query) => (query ? "c.registered" : "not c.registered"),
  active: (_values, query) => {
    if (query === "all") return "true";
    return query === "active" || query === true ? "c.active" : "not c.active";
  },
  // `active` is said again for the index that holds those alone; an admin's list knows the others too.
  radius: (values, circle) => isWithin(values, circle),
};

/** A filter by what a company keeps to itself would tell it row by row. */
const publicWriters: Writers<CompanyTerms> = {
  ...writers,
  city: (values, city) => `(${shows("address")} and ${writers.city(values, city)})`,
  country: (values, country) => `(${shows("address")} and ${writers.country(values, country)})`,
  radius: (values, circle) => `(${shows("location")} and ${writers.radius(values, circle)})`,
};

/** All conditions of a viewer's list: admins reach every company, everybody else the public ones. */
export function whereSql(viewer: Viewer, values: Values, filter: CompanyFilter | undefined, registered: boolean) {
  const all = isAdmin(viewer);
  const narrowed = conditionsSql(all ? writers : publicWriters, values, filter);
  const visible = [all ? "true" : publicReach, ...(registered ? ["c.registered"] : [])];
  return { where: [...visible, ...narrowed].join(" and "), plain: narrowed.length === 0 };
}
