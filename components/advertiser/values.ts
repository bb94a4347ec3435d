import { fieldwise } from "@/components/form/fieldwise";
import type { HomeEntrySettings } from "@/lib/features/advertiser/schema/home-entry";

/** The form holds the wire's shape; an empty address is an empty text. */
export type EntryValues = Pick<HomeEntrySettings, "title" | "text" | "picture" | "active"> & { video: string };

const fieldNames = ["title", "text", "picture", "video", "active"] as const;
export type FieldName = (typeof fieldNames)[number];

export const valuesOf = ({ title, text, picture, video, active }: HomeEntrySettings): EntryValues => ({
  ...{ title, text, picture, active },
  video: video ?? "",
});

function comparable(values: EntryValues, name: FieldName) {
  const value = values[name];
  return JSON.stringify(typeof value === "object" && value ? [value.de, value.en, value.es] : value);
}

export const { isChanged, conflictsOf, mergeValues } = fieldwise(fieldNames, comparable);
