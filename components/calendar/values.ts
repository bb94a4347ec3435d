import type { RequestValues } from "@/components/busrequest/form/values";
import { emptyValues, valuesOf } from "@/components/busrequest/form/values";
import { addDays, today as dayAt } from "@/components/form/calendar";
import { toInstant } from "@/components/form/market-time";
import { asksForEnd } from "@/lib/features/busrequest/rules/kind-fields";
import { estimatedArrival } from "@/lib/features/busrequest/rules/dates";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { BookingRecord } from "@/lib/features/calendar/schema";
import { formatTime } from "@/lib/i18n/formats";
import type { Range } from "./board-context";

/** Who posts, as the session knows it. */
export type Sender = { companyName: string; email: string; phone: string };

/** When it is, and by whose clock. */
type Clock = { now: number; zone: string };

const minute = 60_000;
const quarter = 15 * minute;
const upTo = (moment: number, step: number) => Math.ceil(moment / step) * step;

/** The same time of day so many days later, whatever the clocks do in between. */
export function daysLater(moment: number, days: number, zone: string) {
  return toInstant(addDays(dayAt(moment, zone), days), formatTime(moment, zone), zone) + (moment % minute);
}

/** From eight in the morning, or the next full hour where that has gone by, to six in the evening of the last day. */
export function timesOf({ first, last }: Range, { now, zone }: Clock) {
  const start = Math.max(toInstant(first, "08:00", zone), upTo(now + minute, 60 * minute));
  return { start, end: Math.max(toInstant(last, "18:00", zone), start + 60 * minute) };
}

/** What has been driven may be written down afterwards: days that have gone by stay as they were asked for. */
export function ownTimesOf(range: Range, clock: Clock) {
  const { now, zone } = clock;
  if (range.first >= dayAt(now, zone)) return timesOf(range, clock);
  return { start: toInstant(range.first, "08:00", zone), end: toInstant(range.last, "18:00", zone) };
}

/** A new entry on the days given. A replacement bus is needed now, whatever week is looked at. */
export function newValues(kind: Kind, sender: Sender, range: Range, clock: Clock): RequestValues {
  const { start, end } = timesOf(range, clock);
  const several = range.last > range.first;
  const transferType = kind === "grouprequest" && several ? "transfertwoway" : "transferoneway";
  const begin = kind === "emergency" ? upTo(clock.now, quarter) : start;
  return emptyValues(kind, {
    ...sender,
    transferType,
    start: { date: begin },
    end: asksForEnd(kind, transferType) ? { date: end } : {},
  });
}

/** The same once more, on the same weekday of the first week that lies ahead. */
export function duplicateValues(record: BusRequestRecord, sender: Sender, { now, zone }: Clock): RequestValues {
  const values = valuesOf(record);
  let days = 7;
  while (daysLater(record.start.date, days, zone) < now + 60 * minute) days += 7;
  return {
    ...values,
    ...sender,
    phone: values.phone || sender.phone,
    mode: "collective",
    start: { ...values.start, date: daysLater(record.start.date, days, zone) },
    end: { ...values.end, date: daysLater(record.end.date, days, zone) },
  };
}

/** The empty way back of a one-way that was won; null where the trip has no way. */
export function returnValues(
  trip: BookingRecord["trip"],
  sender: Sender,
  bus: { id: string; capacity: number } | null,
  /** Of the way home along the road; null where nobody could measure it. */
  minutes: number | null = null,
): RequestValues | null {
  if (!trip?.end) return null;
  const route = [trip.end.address.location, trip.start.address.location];
  const byRoad = minutes === null ? null : trip.end.date + Math.ceil(minutes / 5) * 5 * minute;
  return emptyValues("emptyride", {
    ...sender,
    ...(bus ? { bus: bus.id, passengers: bus.capacity } : {}),
    start: { address: trip.end.address, date: trip.end.date },
    end: { address: trip.start.address, date: byRoad ?? estimatedArrival(trip.end.date, route) },
  });
}
