import { z } from "zod";
import { companyTypes } from "@/lib/features/busrequest/rules/kinds";
import { addressSchema, latitudeSchema, longitudeSchema } from "@/lib/features/place/schema";
import { languageOfCountry } from "@/lib/features/user/rules/claim";
import { emailField, nameField, phoneField, websiteField } from "@/lib/features/user/schema/fields";
import type { FieldError } from "@/lib/errors";
import { fieldErrors } from "@/lib/http/validation";
import { countryName } from "@/lib/i18n/countries";
import { isTimeZone, timeZoneOf } from "@/lib/i18n/time-zones";
import type { ImportInput, ImportLine, ImportResult, ImportValues } from "../schema/importing";
import { countryOf, houseOf, typeOf } from "./heads";

export type Reason = ImportResult["reasons"][number];

const degrees = z.string().transform((text) => (text === "" ? null : Number(text.replace(",", "."))));
const yes = new Set(["", "true", "1", "ja", "j", "yes", "y", "si", "sí", "x", "aktiv", "active", "activo", "wahr"]);
const no = new Set(["false", "0", "nein", "n", "no", "inaktiv", "inactive", "inactivo", "falsch"]);

const draft = z
  .object({
    name: nameField(120),
    companyType: z.enum(companyTypes, "companyTypeUnknown"),
    email: emailField,
    telephone: phoneField,
    cellphone: phoneField,
    fax: phoneField,
    website: websiteField,
    description: z.string().max(4_000, "tooLong"),
    address: addressSchema,
    longitude: degrees.pipe(longitudeSchema.nullable()),
    latitude: degrees.pipe(latitudeSchema.nullable()),
    timeZone: z.string().refine(isTimeZone, "timeZoneUnknown"),
    active: z
      .string()
      .refine((text) => yes.has(text) || no.has(text), "invalidValue")
      .transform((text) => yes.has(text)),
  })
  .refine(({ longitude, latitude }) => (longitude === null) === (latitude === null), {
    message: "invalidValue",
    path: ["latitude"],
  });
export type Draft = z.output<typeof draft>;

function preferred(values: ImportValues, { usualType, usualCountry }: Pick<ImportInput, "usualType" | "usualCountry">) {
  const given = (key: keyof ImportValues) => (values[key] ?? "").trim();
  const code = given("country") === "" ? (usualCountry ?? "") : (countryOf(given("country")) ?? "");
  const { street, number } = houseOf(given("street"), given("number"));
  const optional = { line2: given("line2") || undefined, state: given("state") || undefined };
  const country = code ? countryName(code, languageOfCountry(code)) : "";
  return {
    name: given("name"),
    email: given("email"),
    telephone: given("telephone"),
    cellphone: given("cellphone"),
    fax: given("fax"),
    website: given("website"),
    description: given("description"),
    longitude: given("longitude"),
    latitude: given("latitude"),
    companyType: given("companyType") === "" ? usualType : typeOf(given("companyType")),
    timeZone: given("timeZone") || timeZoneOf(code),
    active: given("active").toLowerCase(),
    address: {
      street,
      number,
      ...optional,
      city: given("city"),
      postal_code: given("postal_code"),
      country,
      countryISO3166Code: code,
    },
  };
}

/** The column that a refusal is about, and a sentence of its own where the country is no country. */
function reasonOf({ path, message }: FieldError, values: ImportValues): Reason {
  const field = path.split(".").at(-1) ?? "";
  if (field === "countryISO3166Code" || field === "country") {
    return { field: "country", message: values.country ? "countryUnknown" : "required" };
  }
  return { field, message: path.startsWith("address.") && message === "AddressMissing" ? "required" : message };
}

const unlike = (reason: Reason, index: number, all: Reason[]) =>
  all.findIndex(({ field }) => field === reason.field) === index;

/** A line of the file as a company, or everything that is wrong with it. */
export function draftOf({ values }: ImportLine, usual: Pick<ImportInput, "usualType" | "usualCountry">) {
  const parsed = draft.safeParse(preferred(values, usual), { reportInput: true });
  if (parsed.success) return { draft: parsed.data, reasons: [] };
  return {
    draft: null,
    reasons: fieldErrors(parsed.error.issues)
      .map((error) => reasonOf(error, values))
      .filter(unlike),
  };
}
