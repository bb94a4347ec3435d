import { useTranslations } from "next-intl";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { useHoursSentence } from "./hours-sentence";
import { VerdictSign } from "./verdict-sign";

/** The verdict beside an offer that is written: how many drivers it has to pay for. The whole check stands on the same page. */
export function OfferHours({ hours }: { hours: TripHoursRecord }) {
  const t = useTranslations("drivinghours");
  return (
    <div className="flex items-center gap-3 rounded-control border border-line p-3">
      <VerdictSign verdict={hours.verdict} />
      <p className="text-sm">
        <b className="sign-md">{t(`verdict.${hours.verdict}`)}</b>
        <br />
        <span className="text-ink-2">{useHoursSentence(hours)}</span>{" "}
        {/* A fragment alone: with the address before it the page would be asked for anew. */}
        <a href="#hours">{t("toCard")}</a>
      </p>
    </div>
  );
}
