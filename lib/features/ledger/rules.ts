import type { LedgerRecord, LedgerSection, LedgerSource, LedgerTrip } from "./schema";

const sumOf = (sections: readonly LedgerSection[], part: LedgerSection["part"]) =>
  sections.reduce((sum, section) => sum + (section.part === part ? section.km : 0), 0);

/** The three sums of which a trip's figures consist, in km. */
export const kmOf = (sections: readonly LedgerSection[]) => ({
  aloneKm: sumOf(sections, "alone"),
  emptyKm: sumOf(sections, "empty"),
  paidKm: sumOf(sections, "paid"),
});

/** So many trips of a year before its km are shown to strangers. */
export const tripsForBadge = 10;

/** Seats up to which a bus counts as small, and as one of middle size. */
export const litreSizes = { small: 19, midi: 35 } as const;

/** Litres of diesel on 100 km of a bus that says none, by its size, and kg of CO2 a litre. */
export interface LedgerFactors {
  smallLitres: number;
  midiLitres: number;
  coachLitres: number;
  carbon: number;
}

type Counted = Pick<LedgerTrip, "avoided" | "litres" | "carbon" | "paid" | "empty">;
type LedgerSums = LedgerRecord["total"];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Rounded once, at the end: what is shown for buses and months need not add up to the last tenth. */
export function sumsOf(trips: readonly Counted[]): LedgerSums {
  const sum = (key: keyof Counted) => trips.reduce((all, trip) => all + trip[key], 0);
  const [paid, empty] = [sum("paid"), sum("empty")];
  return {
    avoided: rounded(sum("avoided")),
    litres: rounded(sum("litres")),
    carbon: rounded(sum("carbon")),
    share: paid + empty > 0 ? paid / (paid + empty) : null,
    trips: trips.length,
  };
}

const monthOf = ({ day }: Pick<LedgerTrip, "day">) => Number(day.slice(5, 7)) - 1;
const km = (trips: readonly LedgerTrip[]) => sumsOf(trips).avoided;

/** Twelve months with the km of each source, and of the year before. */
export function monthsOf(trips: readonly LedgerTrip[], before: readonly LedgerTrip[]): LedgerRecord["months"] {
  return Array.from({ length: 12 }, (_none, month) => {
    const those = trips.filter((trip) => monthOf(trip) === month);
    const of = (source: LedgerSource) => km(those.filter((trip) => trip.source === source));
    const [fit, chain, back] = [of("fit"), of("chain"), of("return")];
    return { fit, chain, return: back, all: km(those), before: km(before.filter((trip) => monthOf(trip) === month)) };
  });
}

/** One line a bus, the most first; trips of a bus that is gone, or of none, stand together. */
export function busesOf(trips: readonly LedgerTrip[]): LedgerRecord["buses"] {
  const groups = new Map<string | null, LedgerTrip[]>();
  for (const trip of trips) groups.set(trip.bus?.id ?? null, [...(groups.get(trip.bus?.id ?? null) ?? []), trip]);
  const lines = [...groups.values()].map((those) => ({ bus: those[0]?.bus ?? null, ...sumsOf(those) }));
  return lines.sort((a, b) => b.avoided - a.avoided);
}

/** What may have measured a trip's km: `source` of the road port. */
const measures = ["network", "factor", "osrm", "valhalla"] as const;
export const measuredBy = (measured: string) => measures.find((one) => one === measured);
