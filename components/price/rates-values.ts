import { fieldwise } from "@/components/form/fieldwise";
import type { PricingRecord, Rates } from "@/lib/features/priceguide/schema";
import { readNumber, writeNumber } from "@/lib/i18n/number-text";
import type { Language } from "@/lib/i18n/routing";
import { priceParameters } from "@/lib/price/parameters";
import { pricedVehicles } from "@/lib/price/vehicles";

type Vehicle = (typeof pricedVehicles)[number];
/** As they are typed; nothing typed: the formula's. The margin in per cent. */
export type RateValues = {
  vehicle: Record<Vehicle, { perKm: string; perDay: string }>;
  perHour: string;
  travel: string;
  allowance: string;
  hotel: string;
  margin: string;
};

const vehicleFields = pricedVehicles.flatMap((vehicle) => [`vehicle.${vehicle}.perKm`, `vehicle.${vehicle}.perDay`]);
/** Paths of the form, in reading order. */
export const rateFields = [...vehicleFields, "perHour", "travel", "allowance", "hotel", "margin"];
const byField = fieldwise<RateValues, string>(rateFields);

function valuesOf({ rates }: PricingRecord, language: Language): RateValues {
  const written = (value: number | undefined) => (value === undefined ? "" : writeNumber(value, language));
  const entries = pricedVehicles.map((vehicle) => {
    const { perKm, perDay } = rates.vehicle?.[vehicle] ?? {};
    return [vehicle, { perKm: written(perKm), perDay: written(perDay) }];
  });
  const { margin } = rates;
  return {
    vehicle: Object.fromEntries(entries),
    perHour: written(rates.driver?.perHour),
    travel: written(rates.secondDriver?.travel),
    allowance: written(rates.overnight?.allowance),
    hotel: written(rates.overnight?.hotel),
    margin: written(margin === undefined ? undefined : Math.round(margin * 1000) / 10),
  };
}

const kindIn = (language: Language) => ({
  ...byField,
  valuesOf: (record: PricingRecord) => valuesOf(record, language),
});
/** The form in each language: numbers are written and read as there. */
export const rateKinds = { de: kindIn("de"), en: kindIn("en"), es: kindIn("es") };

/** What is sent: only what was typed; no number is NaN, which the schema refuses. */
export function ratesOf(values: RateValues, language: Language): Rates {
  const read = (text: string) => (text.trim() === "" ? undefined : readNumber(text, language));
  const margin = read(values.margin);
  const given = <T extends object>(part: T) =>
    Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as T;
  const vehicles = pricedVehicles.flatMap((vehicle) => {
    const { perKm, perDay } = values.vehicle[vehicle];
    const own = given({ perKm: read(perKm), perDay: read(perDay) });
    return Object.keys(own).length > 0 ? [[vehicle, own] as const] : [];
  });
  return given({
    vehicle: vehicles.length > 0 ? Object.fromEntries(vehicles) : undefined,
    driver: values.perHour.trim() ? { perHour: read(values.perHour) } : undefined,
    secondDriver: values.travel.trim() ? { travel: read(values.travel) } : undefined,
    overnight:
      values.allowance.trim() || values.hotel.trim()
        ? given({ allowance: read(values.allowance), hotel: read(values.hotel) })
        : undefined,
    margin: margin === undefined ? undefined : margin / 100,
  });
}

/** The form's field for a path of the wire. */
export function fieldOf(path: string) {
  const parts = path.replace(/^rates\./, "").split(".");
  return parts[0] === "vehicle" ? parts.join(".") : (parts.at(-1) ?? path);
}

/** What holds where nothing is typed. */
export function formulaOf(field: string) {
  const { vehicle, driver, secondDriver, overnight, margin } = priceParameters;
  const [, name = "", rate] = field.split(".");
  const known = vehicle[name];
  if (known) return rate === "perKm" ? known.perKm : known.perDay;
  const rest = { perHour: driver.perHour, travel: secondDriver.travel, ...overnight, margin: margin * 100 };
  return rest[field as keyof typeof rest];
}
