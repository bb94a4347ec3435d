"use client";
import { useLocale, useTranslations } from "next-intl";
import type { RequestValues } from "@/components/busrequest/form/values";
import { asksForEnd } from "@/lib/features/busrequest/rules/kind-fields";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { clock } from "./clock";
import { useTripHours } from "./use-trip-hours";
import { VerdictSign } from "./verdict-sign";

/** The verdict in short, on the ticket beside the form; spoken there, not here. */
export function TicketHours({ values }: { values: RequestValues }) {
  const t = useTranslations("drivinghours");
  const lng = useLocale() as Language;
  const { ready, error, hours } = useTripHours(values);
  const trip = hours?.trip;
  if (!ready || error || !trip) return null;
  // The hours are those of the whole trip, so the km are.
  const { way, wayHome, wayEmpty } = trip;
  const kmHome = asksForEnd(values.category, values.transferType) ? (wayHome ?? way).km : 0;
  const facts = { km: formatNumber(way.km + kmHome, lng), driving: clock(trip.driving) };
  return (
    <div className="mt-4 flex items-center gap-3 border-t border-line pt-4">
      <VerdictSign verdict={trip.verdict} />
      <span>
        <b className="sign-md">{t(`verdict.${trip.verdict}`)}</b>
        <br />
        <span className="text-sm text-ink-2">
          {wayEmpty ? t("shortEmpty", { ...facts, empty: formatNumber(wayEmpty.km, lng) }) : t("short", facts)}
        </span>
      </span>
    </div>
  );
}
