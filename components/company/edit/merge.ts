import { fieldwise } from "@/components/form/fieldwise";
import type { Place } from "@/lib/features/place/schema";
import { fileFields, type ProfileValues, type PublishedKey, publishedKeys, textFields } from "./values";

export type FieldName = (typeof textFields)[number] | (typeof fileFields)[number] | "place" | `shown.${PublishedKey}`;

/** In the form's order. */
export const fieldNames: readonly FieldName[] = [
  "name",
  "place",
  ...textFields.slice(1),
  ...fileFields,
  ...publishedKeys.map((key): FieldName => `shown.${key}`),
];

/** A place is where it is, whatever list it was chosen from. */
function comparable(value: unknown, name: FieldName) {
  if (name !== "place") return value;
  const { address_fields, location } = value as Place;
  return [address_fields, location.longitude, location.latitude];
}

export const fields = fieldwise<ProfileValues, FieldName>(fieldNames, comparable);
