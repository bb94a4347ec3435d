import type { ImportValues } from "../schema/importing";
import { countryOf } from "./heads";

type Firm = { name: string; email: string; address: { postal_code: string; countryISO3166Code: string } };

/** Two lines, or a line and a company, with one of these in common are the same company. */
export function duplicateKeys({ name, email, address }: Firm) {
  const place = `${address.postal_code.toLowerCase()} ${address.countryISO3166Code}`;
  return [`mail ${email.toLowerCase()}`, `name ${name.toLowerCase()} ${place}`] as const;
}

/** The same of a line that is not read yet. */
export function keysOf(values: ImportValues, usualCountry = "") {
  const given = (key: keyof ImportValues) => (values[key] ?? "").trim();
  const countryISO3166Code = (given("country") ? countryOf(given("country")) : usualCountry) ?? "";
  const address = { postal_code: given("postal_code"), countryISO3166Code };
  return duplicateKeys({ name: given("name").replace(/\s+/g, " "), email: given("email"), address });
}
