import type { Place } from "@/lib/features/place/schema";
import { tripWay } from "@/lib/features/way/queries";

const minute = 60_000;

type Programme = { transferType: string; startPlace: Place; stops: readonly Place[]; start: number };

/** When the bus is at each stop of the way out, an estimate; null where nobody knows, as of round trips. */
export function stopTimes({ transferType, startPlace, stops, start }: Programme) {
  const times = stops.map(async (stop, at) => {
    if (transferType === "transfertour") return null;
    const ends = { start: { address: startPlace, date: start }, end: { address: stop, date: start } };
    const way = await tripWay({ ...ends, stops: stops.slice(0, at) });
    return way && start + way.minutes * minute;
  });
  return Promise.all(times);
}
