import type { Side } from "@/components/form/conflict-choice";
import type { HomeEntrySettings } from "@/lib/features/advertiser/schema";

/** The form holds the wire's shape; an empty address is an empty text. */
export type EntryValues = Pick<HomeEntrySettings, "title" | "text" | "picture" | "active"> & { video: string };

export const fieldNames = ["title", "text", "picture", "video", "active"] as const;
export type FieldName = (typeof fieldNames)[number];

export const valuesOf = ({ title, text, picture, video, active }: HomeEntrySettings): EntryValues => ({
  ...{ title, text, picture, active },
  video: video ?? "",
});

function comparable(values: EntryValues, name: FieldName) {
  const value = values[name];
  return JSON.stringify(typeof value === "object" && value ? [value.de, value.en, value.es] : value);
}

const differs = (a: EntryValues, b: EntryValues) => (name: FieldName) => comparable(a, name) !== comparable(b, name);

export const isChanged = (values: EntryValues, stored: EntryValues) => fieldNames.some(differs(values, stored));

type Versions = { base: EntryValues; mine: EntryValues; theirs: EntryValues };

/** Fields that both versions fill differently; what only the other side has touched starts with its value. */
export function conflictsOf({ base, mine, theirs }: Versions): { name: FieldName; side: Side }[] {
  const mineDiffers = differs(mine, base);
  return fieldNames
    .filter(differs(mine, theirs))
    .map((name) => ({ name, side: mineDiffers(name) ? "mine" : "theirs" }));
}

/** Their version with the named fields of mine. */
export function mergeValues({ mine, theirs }: Omit<Versions, "base">, names: readonly string[]): EntryValues {
  const kept = fieldNames.filter((name) => names.includes(name)).map((name) => [name, mine[name]]);
  return { ...theirs, ...Object.fromEntries(kept) };
}
