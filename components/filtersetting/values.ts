import { fieldwise } from "@/components/form/fieldwise";
import { emptyPlace } from "@/lib/features/place/rules";
import { seatRadius } from "@/lib/features/filtersetting/rules";
import type { FilterSettings } from "@/lib/features/filtersetting/schema";

/** The form holds the wire's shape; an empty number is null. */
export type SettingsValues = Pick<FilterSettings, "kinds" | "vehicleTypes" | "bases" | "fleetMeetsNeeds" | "mails"> & {
  passengers: Bounds;
  dates: { from: string | null; to: string | null };
  length: Bounds & Pick<FilterSettings["length"], "unit">;
  ahead: Bounds;
};
type Bounds = { min: number | null; max: number | null };

const fieldNames = [
  "bases",
  "kinds",
  "vehicleTypes",
  "passengers",
  "dates",
  "ahead",
  "length",
  "fleetMeetsNeeds",
  "mails",
] as const;
export type FieldName = (typeof fieldNames)[number];

const boundsOf = ({ min, max }: { min?: number | null; max?: number | null }) => ({
  min: min ?? null,
  max: max ?? null,
});

export function valuesOf(settings: FilterSettings): SettingsValues {
  const { kinds, vehicleTypes, bases, passengers, dates, length, ahead, fleetMeetsNeeds, mails } = settings;
  return {
    kinds,
    vehicleTypes,
    bases,
    fleetMeetsNeeds,
    mails,
    passengers: boundsOf(passengers),
    dates: { from: dates.from ?? null, to: dates.to ?? null },
    length: { ...boundsOf(length), unit: length.unit },
    ahead: boundsOf(ahead),
  };
}

export const newBase = (): SettingsValues["bases"][number] => ({ place: emptyPlace, radius: seatRadius });

type Base = SettingsValues["bases"][number];
/** What a base is to its reader; the database gives a place's keys back in an order of its own. */
const baseText = ({ place, radius }: Base) => [
  place.address,
  place.location.longitude,
  place.location.latitude,
  radius,
];

/** The checkboxes give their values in the order of ticking. */
function comparable(value: unknown, name: FieldName) {
  if (name === "bases") return (value as Base[]).map(baseText);
  return name === "kinds" || name === "vehicleTypes" ? [...(value as string[])].sort() : value;
}

export const fields = fieldwise<SettingsValues, FieldName>(fieldNames, comparable);
