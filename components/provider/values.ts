import type { Resolver } from "react-hook-form";
import { fieldwise } from "@/components/form/fieldwise";
import { resolved } from "@/components/form/resolved";
import type { Base } from "@/components/form/use-versioned-form";
import type { FieldError } from "@/lib/errors";
import { type CompanyDraft, type CompanyRecord, companyChange, companyInput } from "@/lib/features/company/schema";
import { emptyAddress, emptyPlace, isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { fieldErrors } from "@/lib/http/validation";

const textNames = ["name", "companyType", "email", "telephone", "cellphone", "fax", "website", "description"] as const;
type TextName = (typeof textNames)[number];
export type ProviderValues = Record<TextName, string> & { place: Place };
export const fieldNames: readonly (keyof ProviderValues)[] = ["name", "companyType", "place", ...textNames.slice(2)];

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function placeOf({ address, location }: CompanyRecord): Place {
  const address_fields = { ...emptyAddress, ...(address as Partial<Place["address_fields"]> | null) };
  const text = [address_fields.city, address_fields.country].filter(Boolean).join(", ");
  return { ...emptyPlace, address: text, address_fields, location: location ?? emptyPlace.location };
}

/** What the form begins with; null for a new company. */
export function valuesOf(record: CompanyRecord | null): ProviderValues {
  const texts = textNames.map((name) => [name, record?.[name] ?? ""]);
  const usual = record ? {} : { companyType: "busoperator" };
  return { ...Object.fromEntries(texts), ...usual, place: record ? placeOf(record) : emptyPlace };
}

/** A new company, or what differs from the record with its version. */
export function draftOf(values: ProviderValues, record: CompanyRecord | null): CompanyDraft {
  const before = valuesOf(record);
  const { place } = values;
  const names = textNames.filter((name) => (record ? values[name] !== before[name] : values[name] !== ""));
  const texts = Object.fromEntries(names.map((name) => [name, values[name]])) as CompanyDraft;
  const location = isChosen(place) ? place.location : null;
  if (!record) return { ...texts, address: place.address_fields as CompanyDraft["address"], location };
  return {
    ...texts,
    ...(same(place.address_fields, before.place.address_fields) ? {} : { address: place.address_fields }),
    ...(same(place.location, before.place.location) ? {} : { location }),
    version: record.version,
  };
}

/** At the form's field for a path of the wire. */
export function toField({ path, message }: FieldError): FieldError {
  const [first = ""] = path.split(".");
  return { path: first === "address" || first === "location" ? "place" : first, message };
}

/** Checks what would be sent: a field that was not touched may be as it is stored. */
export const resolver: Resolver<ProviderValues, Base<CompanyRecord>> = async (values, base) => {
  const record = base?.current ?? null;
  const checked = (record ? companyChange : companyInput).safeParse(draftOf(values, record), { reportInput: true });
  return resolved(values, checked.success ? [] : fieldErrors(checked.error.issues).map(toField));
};

export const fields = fieldwise<ProviderValues, keyof ProviderValues>(fieldNames);
