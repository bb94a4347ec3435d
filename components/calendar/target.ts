import { addDays, type Day } from "@/components/form/calendar";
import { namesBus } from "@/lib/features/busrequest/rules/kind-fields";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { Shown } from "./layout";

export type EntryBus = Shown["bus"];
/** Where an entry goes: so many days on, and to which bus; `undefined` leaves its bus, null takes it away. */
export type Target = { days: number; bus?: EntryBus };

/** A trip of one's own calendar, and a free bus or an empty ride that the company itself has posted. */
export function mayChangeBus({ kind, state, received }: Pick<Shown, "kind" | "state" | "received">) {
  if (kind === "booking") return state === "booked";
  return kind !== "external" && namesBus(kind) && state === "active" && !received;
}

/** Why a bus does not get an entry. */
export type Refusal = { why: "past" | "foreign" | "ownRequest" | "ended" | "seats" | "taken"; by?: Shown };
type Moment = { now: number; entries: readonly Shown[] };

function whole({ kind, end, received, state }: Shown, now: number): Refusal["why"] | null {
  if (end <= now) return "past";
  if (received) return "foreign";
  if (kind === "grouprequest" || kind === "emergency") return "ownRequest";
  return mayChangeBus({ kind, state, received }) ? null : "ended";
}

const needed = ({ passengers, quantity }: Shown) => Math.ceil((passengers ?? 0) / Math.max(1, quantity ?? 1));

/** Whether a bus may get an entry, and what is in the way; a free bus or an empty ride takes the bus's own seats. */
export function refusalOf(entry: Shown, bus: BusChoice | null, { now, entries }: Moment): Refusal | null {
  const why = whole(entry, now);
  if (why) return { why };
  if (!bus || entry.kind !== "booking") return null;
  if (entry.category && needed(entry) > bus.capacity) return { why: "seats" };
  const by = entries.find(
    ({ id, kind, state, bus: other, start, end }) =>
      id !== entry.id &&
      kind === "booking" &&
      state === "booked" &&
      other?.id === bus.id &&
      start < entry.end &&
      entry.start < end,
  );
  return by ? { why: "taken", by } : null;
}

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
