import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import type { Words } from "./request-facts";

/** "über Dachau, Freising" for one line; nothing where the way has no stops. */
export function viaWords({ stops }: Pick<BusRequestRecord, "stops">, t: Words, lng: Language): string[] {
  const places = stops.map((stop) => placeName(stop, lng)).filter(Boolean);
  return places.length > 0 ? [t("ticket.via", { places: places.join(", ") })] : [];
}
