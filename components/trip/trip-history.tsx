import { useTranslations } from "next-intl";
import { useMoneyWords } from "@/components/ui/money-words";
import { priceChanges } from "@/lib/features/trip/rules";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { formatDateTime, formatTime } from "@/lib/i18n/formats";

type Step = TripRecord["history"][number];

/** A line in words; a kind that the words do not know is told by its name. */
function useStepWords({ price, history }: TripRecord) {
  const t = useTranslations("trip");
  const moneyOf = useMoneyWords();
  const changes = priceChanges(price, history);
  return ({ id, kind, data }: Step) => {
    if (kind === "delayed" && typeof data.minutes === "number") return t("events.delayedBy", { minutes: data.minutes });
    if (kind === "breakPlanned" && typeof data.at === "number" && typeof data.km === "number")
      return t("events.breakPlannedAt", { time: formatTime(data.at), km: data.km });
    const key = `events.${kind}` as Parameters<typeof t.has>[0];
    const words = t.has(key) ? t(key as Parameters<typeof t>[0]) : kind;
    if (kind === "cancelled") {
      const { amount } = data;
      if (!amount || typeof amount !== "number") return words;
      return `${words}, ${moneyOf({ amount, currency: price.currency, net: price.gross === null })}`;
    }
    const { delta, net } = changes.get(id) ?? { delta: 0, net: false };
    if (delta === 0) return words;
    const sign = delta > 0 ? "+ " : "− ";
    return `${words}, ${sign}${moneyOf({ amount: Math.abs(delta), currency: price.currency, net })}`;
  };
}

/** What both sides see of what has happened, the newest first. */
export function TripHistory({ trip }: { trip: TripRecord }) {
  const t = useTranslations("trip");
  const wordsOf = useStepWords(trip);
  return (
    <>
      <p className="text-xs text-ink-2">{t("historyNote")}</p>
      <ol className="grid gap-2 text-sm">
        {trip.history.toReversed().map((step) => (
          <li key={step.id} className="grid">
            <span className="text-xs text-ink-3">
              <time dateTime={new Date(step.at).toISOString()}>{formatDateTime(step.at)}</time>
              {", "}
              {t(`by.${step.by}`)}
              {typeof step.data.bus === "number" && `, ${t("papers.bus", { n: step.data.bus })}`}
            </span>
            <span>{wordsOf(step)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
