import type { CompanyDraft, CompanyRecord, Published } from "@/lib/features/company/schema";
import { emptyAddress, emptyPlace, isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";

export const textFields = [
  "name",
  "description",
  "email",
  "telephone",
  "cellphone",
  "fax",
  "website",
  "timeZone",
] as const;
type TextName = (typeof textFields)[number];
export const fileFields = ["logo", "images", "pdf"] as const;
export const publishedKeys = [
  ...["address", "location", "description", "email", "telephone", "cellphone"],
  ...["fax", "website", "logo", "images", "pdf", "fleet"],
] as PublishedKey[];
export type PublishedKey = keyof Published;

export type ProfileValues = Record<TextName, string> & {
  /** Address and map position: they change together. */
  place: Place;
  logo: string | null;
  images: string[];
  pdf: string | null;
  shown: Record<PublishedKey, boolean>;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const listQueriesOf = ({ publicData }: CompanyRecord) => publicData ?? {};

function placeOf({ address, location }: CompanyRecord): Place {
  const address_fields = { ...emptyAddress, ...(address as Partial<Place["address_fields"]> | null) };
  const text = [address_fields.city, address_fields.country].filter(Boolean).join(", ");
  return { ...emptyPlace, address: text, address_fields, location: location ?? emptyPlace.location };
}

/** A value of its own that stands there was fit to be shown when it was stored. */
function shownOf(record: CompanyRecord) {
  const queries = listQueriesOf(record);
  const isOn = (key: PublishedKey) => Boolean(queries[key] ?? false);
  return Object.fromEntries(publishedKeys.map((key) => [key, isOn(key)])) as ProfileValues["shown"];
}

export function valuesOf(record: CompanyRecord): ProfileValues {
  const text = textFields.map((name) => [name, record[name] ?? ""]);
  const { logo, images, pdf } = record;
  const rest = { place: placeOf(record), logo, images, pdf, shown: shownOf(record) };
  return { ...(Object.fromEntries(text) as Record<TextName, string>), ...rest };
}

const part = (values: ProfileValues, key: PublishedKey) =>
  key === "address"
    ? values.place.address_fields
    : key === "location"
      ? values.place.location
      : values[key as TextName];

/** A value of its own that `publicData` shows stays until its switch or its field is touched. */
function publicDataOf(values: ProfileValues, record: CompanyRecord) {
  const before = valuesOf(record);
  const queries = listQueriesOf(record);
  const on = publishedKeys.filter((key) => values.shown[key]);
  const query = (key: PublishedKey) => {
    const untouched = before.shown[key] && same(part(values, key), part(before, key));
    return untouched ? queries[key] : true;
  };
  return Object.fromEntries(on.map((key) => [key, query(key)]));
}

/** What differs from the record, and the version it was read with. */
export function changeOf(values: ProfileValues, record: CompanyRecord): CompanyDraft {
  const before = valuesOf(record);
  const { place } = values;
  const publicData = publicDataOf(values, record);
  const fields = [...textFields, ...fileFields].filter((name) => !same(values[name], before[name]));
  return {
    ...(Object.fromEntries(fields.map((name) => [name, values[name]])) as CompanyDraft),
    ...(same(place.address_fields, before.place.address_fields) ? {} : { address: place.address_fields }),
    // Without a place service an address can be typed in full; then it has no position.
    ...(same(place.location, before.place.location) ? {} : { location: isChosen(place) ? place.location : null }),
    ...(same(publicData, publicDataOf(before, record)) ? {} : { publicData }),
    version: record.version,
  };
}

/** The form's field for a path of the wire. */
export function fieldOf(path: string) {
  const [first = ""] = path.replace(/^publicData\./, "").split(".");
  return first === "address" || first === "location" ? "place" : first;
}
