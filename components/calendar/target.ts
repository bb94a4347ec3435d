import { addDays, type Day } from "@/components/form/calendar";
import type { Shown } from "./layout";

export type EntryBus = Shown["bus"];
/** Where an entry goes: so many days on, and to which bus; `undefined` leaves its bus, null takes it away. */
export type Target = { days: number; bus?: EntryBus };

export const mayChangeBus = ({ kind, state }: Pick<Shown, "kind" | "state">) =>
  kind === "booking" && state === "booked";
export const isMovable = (entry: Shown) => entry.mayMove || mayChangeBus(entry);

/** What of a query the entry allows; null where nothing of it changes anything. */
export function allowed(entry: Shown, { days, bus }: Target): Target | null {
  const far = entry.mayMove ? days : 0;
  const changes = bus !== undefined && mayChangeBus(entry) && bus?.id !== entry.bus?.id;
  if (far === 0 && !changes) return null;
  return changes ? { days: far, bus } : { days: far };
}

/** The number of days and the way they go, for words. */
export const inWords = (days: number) => ({ days: Math.abs(days), way: days < 0 ? "earlier" : "later" });

/** One row up or down among "no bus" and the buses in service. */
export function nextBus(buses: readonly NonNullable<EntryBus>[], now: EntryBus, by: 1 | -1): EntryBus {
  const rows: EntryBus[] = [null, ...buses];
  const at = rows.findIndex((bus) => bus?.id === now?.id);
  return rows[Math.min(rows.length - 1, Math.max(0, at + by))] ?? null;
}

/** So many days that the entry still touches one of the days shown. */
export function withinDays({ first, last }: Pick<Shown, "first" | "last">, days: readonly Day[], query: number) {
  const [begin = first, end = last] = [days[0], days.at(-1)];
  const fits = addDays(first, query) <= end && addDays(last, query) >= begin;
  return fits ? query : query - Math.sign(query);
}
