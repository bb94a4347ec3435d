import type { Side } from "@/components/form/conflict-choice";
import { fileFields, type ProfileValues, type PublishedKey, publishedKeys, textFields } from "./values";

export type FieldName = (typeof textFields)[number] | (typeof fileFields)[number] | "place" | `shown.${PublishedKey}`;

/** In the form's order. */
const fieldNames: readonly FieldName[] = [
  "name",
  "place",
  ...textFields.slice(1),
  ...fileFields,
  ...publishedKeys.map((key): FieldName => `shown.${key}`),
];

const shownKey = (name: string) => (name.startsWith("shown.") ? (name.slice(6) as PublishedKey) : null);

export function fieldValue(values: ProfileValues, name: FieldName) {
  const key = shownKey(name);
  return key ? values.shown[key] : values[name as Exclude<keyof ProfileValues, "shown">];
}

/** A place is where it is, whatever list it was chosen from. */
function comparable(values: ProfileValues, name: FieldName) {
  if (name !== "place") return JSON.stringify(fieldValue(values, name));
  const { address_fields, location } = values.place;
  const parts = Object.entries(address_fields).filter(([, part]) => part);
  return JSON.stringify([parts.sort(([a], [b]) => (a < b ? -1 : 1)), location.longitude, location.latitude]);
}

type Versions = { base: ProfileValues; mine: ProfileValues; theirs: ProfileValues };

/** Fields that the two versions fill differently; what only the other side has touched starts with its value. */
export function conflictsOf({ base, mine, theirs }: Versions): { name: FieldName; side: Side }[] {
  return fieldNames
    .filter((name) => comparable(mine, name) !== comparable(theirs, name))
    .map((name) => ({ name, side: comparable(mine, name) === comparable(base, name) ? "theirs" : "mine" }));
}

/** Their version with the named fields of mine. */
export function mergeValues({ mine, theirs }: Omit<Versions, "base">, names: readonly string[]): ProfileValues {
  const merged = { ...theirs, shown: { ...theirs.shown } };
  for (const name of names) {
    const key = shownKey(name);
    if (key) merged.shown[key] = mine.shown[key];
    else Object.assign(merged, { [name]: fieldValue(mine, name as FieldName) });
  }
  return merged;
}
