import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import { companyTypes } from "@/lib/features/busrequest/rules/kinds";
import type { ListDefinition, ListQuery } from "@/lib/http/admin-list";
import { adminQuery } from "@/lib/http/admin-query";
import { allAndAny, one, term } from "@/lib/http/list-query";
import { countryCodes, isCountryCode } from "@/lib/i18n/countries";

/** Types of a company that offers something; a private requester is none. */
export const providerTypes = companyTypes.filter((type) => type !== "private");

const terms = {
  registered: one(z.boolean("invalidValue")),
  active: one(z.boolean("invalidValue")),
  /** Whether it was ever invited to register. */
  invited: one(z.boolean("invalidValue")),
  companyType: one(z.enum(companyTypes, "invalidValue")),
  country: one(z.string("invalidValue").refine(isCountryCode, "invalidValue")),
  /** Words of the name, a town, or a whole mail address. */
  text: one(term),
};
export type ProviderTerms = Partial<{ [Key in keyof typeof terms]: z.output<(typeof terms)[Key]> }>;
export const providerFilter = allAndAny(terms);
export type ProviderFilter = z.output<typeof providerFilter>;

const providerSorts = ["created_at", "name"] as const;
export const providerQuery = adminQuery(providerFilter, providerSorts);
export const providerParams = z.strictObject({ id: z.uuid("invalidValue") });

const text = z.string().nullable();

/** A company as the admins' lists show it, its address in parts. */
export const providerRecord = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    companyType: z.enum(companyTypes),
    email: z.string(),
    ...{ telephone: text, cellphone: text, fax: text, website: text, description: z.string() },
    ...{ street: text, number: text, line2: text, postal_code: text, city: text, state: text, country: text },
    longitude: z.number().nullable(),
    latitude: z.number().nullable(),
    timeZone: z.string(),
    registered: z.boolean(),
    active: z.boolean(),
    invited_at: z.number().nullable(),
    created_at: z.number(),
    version: z.number().int(),
    /** What hangs on it. */
    ...{ people: z.number().int(), buses: z.number().int(), locations: z.number().int() },
    ...{ offers: z.number().int(), received: z.number().int() },
  })
  .meta({ id: "Provider" });
export type ProviderRecord = z.infer<typeof providerRecord>;

/** What a file of passive providers can bring; the same heads as in the export, so that it can be read in again. */
export const importFields = [
  ...["name", "companyType", "email", "telephone", "cellphone", "fax", "website", "description"],
  ...["street", "number", "line2", "postal_code", "city", "state", "country", "latitude", "longitude"],
  ...["timeZone", "active"],
] as const as readonly ImportField[];
export type ImportField =
  | ("name" | "companyType" | "email" | "telephone" | "cellphone" | "fax" | "website" | "description")
  | ("street" | "number" | "line2" | "postal_code" | "city" | "state" | "country" | "latitude" | "longitude")
  | ("timeZone" | "active");

const column = <Key extends ImportField>(head: Key) => ({ head, of: (row: ProviderRecord) => row[head] });
const shared = [
  ...[column("name"), column("companyType"), column("city"), column("country"), column("email")],
  ...[column("telephone"), column("cellphone"), column("fax"), column("website"), column("description")],
  ...[column("street"), column("number"), column("line2"), column("postal_code"), column("state")],
  ...[column("latitude"), column("longitude"), column("timeZone"), column("active")],
];
const rest = [
  { head: "people", of: (row: ProviderRecord) => row.people },
  {
    head: "invited_at",
    of: (row: ProviderRecord) => (row.invited_at === null ? null : new Date(row.invited_at)),
  },
  { head: "created_at", of: (row: ProviderRecord) => new Date(row.created_at) },
] as const;

export const registeredColumns = [
  ...shared,
  ...rest.filter(({ head }) => head !== "invited_at"),
] satisfies readonly Column<ProviderRecord>[];
export const passiveColumns = [
  ...shared,
  ...rest.filter(({ head }) => head !== "people"),
] satisfies readonly Column<ProviderRecord>[];

const yesNo = ["yes", "no"] as const;
const said = (value: string | undefined) => (value ? value === "yes" : undefined);

const filterOf =
  (registered: boolean) =>
  ({ q, filters }: ListQuery): ProviderFilter => ({
    a: {
      registered,
      text: q || undefined,
      companyType: providerTypes.find((type) => type === filters.companyType),
      country: filters.country || undefined,
      active: said(filters.active),
      invited: said(filters.invited),
    },
  });

const base = { call: "/admin/providers", sorts: providerSorts, dir: "desc" } as const;
const filters = { companyType: providerTypes, country: countryCodes, active: yesNo };

/** Companies with an account. */
export const registeredList: ListDefinition<ProviderRecord, ProviderFilter> = {
  ...base,
  name: "providers",
  path: "/adminpanel/registeredProviders",
  table: "providers",
  columns: registeredColumns,
  filters,
  filterOf: filterOf(true),
};

/** Companies that the admins know, without an account. */
export const passiveList: ListDefinition<ProviderRecord, ProviderFilter> = {
  ...base,
  name: "passiveproviders",
  path: "/adminpanel/providers",
  table: "passiveProviders",
  columns: passiveColumns,
  filters: { ...filters, invited: yesNo },
  filterOf: filterOf(false),
};

/** PUT /admin/providers/{id}: closes or reopens it. */
export const providerChange = z.strictObject({
  active: z.boolean("invalidValue"),
  version: z.number("invalidValue").int("invalidValue").optional(),
});
export type ProviderChange = z.output<typeof providerChange>;

/** POST /admin/providers/{id}/merge; both versions as they were looked at. */
export const mergeInput = z.strictObject({
  into: z.uuid("invalidValue"),
  version: z.number("invalidValue").int("invalidValue").optional(),
  intoVersion: z.number("invalidValue").int("invalidValue").optional(),
});
export type MergeInput = z.output<typeof mergeInput>;
