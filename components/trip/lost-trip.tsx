import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { TripRecord } from "@/lib/features/trip/schema/record";

/** A trip that was called off, above the request that looks for another bus. */
export function LostTrip({ trip }: { trip: TripRecord }) {
  const t = useTranslations("trip");
  return (
    <Notice tone="warn">{t(trip.cancelled?.by === "author" ? "missed" : "lost", { company: trip.companyName })}</Notice>
  );
}
