import { useTranslations } from "next-intl";
import { withSeatWords } from "@/lib/features/offer/rules/offer";
import type { OfferedBus, OfferRecord } from "@/lib/features/offer/schema";

/** A bus in words: what names it, its facts, both in one line. */
export function useBusWords() {
  const t = useTranslations("offer.facts");
  const designs = useTranslations("busrequest.vehicleTypes");
  return ({ name, design, capacity, licenceplate, wheelchairPlaces }: Omit<OfferedBus, "pictures">) => {
    const words = [designs(design), t("seats", { count: capacity })];
    if (wheelchairPlaces > 0) words.push(t("wheelchairs", { count: wheelchairPlaces }));
    const names = [licenceplate, name].filter(Boolean);
    const line = [...names, ...words].join(", ");
    return { title: names.join(", ") || designs(design), facts: words.join(", "), line };
  };
}

/** The bidder's own words, with their seats in the reader's language. */
export function useVehicleWords() {
  const t = useTranslations("offer.facts");
  return (vehicle: string) => withSeatWords(vehicle, (count) => t("seats", { count }));
}

/** What comes, in one line. */
export function useVehicleLine() {
  const t = useTranslations("offer.facts");
  const [busWords, vehicleWords] = [useBusWords(), useVehicleWords()];
  return ({ busDetails, moreBuses, moreDetails, vehicle }: OfferRecord) => {
    const lines = [busDetails, ...moreDetails].flatMap((bus) => (bus ? [busWords(bus).line] : []));
    if (lines.length === 0) return vehicleWords(vehicle) || t("noVehicle");
    const buses = lines.join("; ");
    return moreBuses.length > 0 ? t("several", { count: moreBuses.length + 1, buses }) : buses;
  };
}
