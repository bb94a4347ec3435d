import type { Side } from "@/components/form/conflict-choice";
import { emptyPlace } from "@/lib/features/place/rules";
import { seatRadius } from "@/lib/features/filtersetting/rules";
import type { FilterSettings } from "@/lib/features/filtersetting/schema";

/** The form holds the wire's shape; an empty number is null. */
export type SettingsValues = Omit<FilterSettings, "version" | "passengers"> & {
  passengers: { min: number | null; max: number | null };
};

export const fieldNames = ["bases", "kinds", "vehicleTypes", "passengers", "mail"] as const;
export type FieldName = (typeof fieldNames)[number];

export function valuesOf({ version: _version, passengers, ...settings }: FilterSettings): SettingsValues {
  return { ...settings, passengers: { min: passengers.min ?? null, max: passengers.max ?? null } };
}

export const newBase = (): SettingsValues["bases"][number] => ({ place: emptyPlace, radius: seatRadius });

/** The checkboxes give their values in the order of ticking. */
function comparable(values: SettingsValues, name: FieldName) {
  const value = values[name];
  const isChoice = name === "kinds" || name === "vehicleTypes";
  return JSON.stringify(isChoice ? [...(value as string[])].sort() : value);
}

const differs = (a: SettingsValues, b: SettingsValues) => (name: FieldName) =>
  comparable(a, name) !== comparable(b, name);

export const isChanged = (values: SettingsValues, stored: SettingsValues) => fieldNames.some(differs(values, stored));

type Versions = { base: SettingsValues; mine: SettingsValues; theirs: SettingsValues };

/** Fields that both versions fill differently; what only the other side has touched starts with its value. */
export function conflictsOf({ base, mine, theirs }: Versions): { name: FieldName; side: Side }[] {
  const mineDiffers = differs(mine, base);
  return fieldNames
    .filter(differs(mine, theirs))
    .map((name) => ({ name, side: mineDiffers(name) ? "mine" : "theirs" }));
}

/** Their version with the named fields of mine. */
export function mergeValues({ mine, theirs }: Omit<Versions, "base">, names: readonly string[]): SettingsValues {
  const kept = fieldNames.filter((name) => names.includes(name)).map((name) => [name, mine[name]]);
  return { ...theirs, ...Object.fromEntries(kept) };
}
