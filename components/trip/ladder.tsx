import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useMoneyWords } from "@/components/ui/money-words";
import { cancelPercent, shareOf, stepBegins } from "@/lib/features/trip/rules";
import { formatDate, formatDayMonth, marketDay } from "@/lib/i18n/formats";

type Steps = readonly { days: number; percent: number }[];
type Props = { steps: Steps; start: number; now: number; price: { amount: number; currency: string; net: boolean } };

const day = 86_400_000;

const yearOf = (instant: number) => new Date(marketDay(instant)).getUTCFullYear();

/** Agreed steps of cancelling with their first days; what holds today is marked, with its amount. */
export function Ladder({ steps, start, now, price }: Props) {
  const t = useTranslations("trip.ladder");
  const moneyOf = useMoneyWords();
  const today = cancelPercent(steps, start, now);
  const dayOf = (instant: number) => (yearOf(instant) === yearOf(now) ? formatDayMonth : formatDate)(instant);
  const from = (days: number) => dayOf(Date.parse(stepBegins(start, days)) + day / 2);
  const lastFree = steps[0] && dayOf(Date.parse(stepBegins(start, steps[0].days)) - day / 2);
  const all = [{ days: null, percent: 0, when: lastFree ? t("until", { day: lastFree }) : t("always") }].concat(
    steps.map(({ days, percent }) => ({ days: null, percent, when: t("from", { day: from(days) }) })),
  );
  return (
    <ol className="flex flex-wrap gap-1" aria-label={t("title")}>
      {all.map(({ percent, when }) => (
        <li
          key={percent}
          className={cn(
            "min-w-28 flex-1 rounded-control p-3 text-sm",
            percent === today ? "bg-brand-tint" : "bg-sunken",
          )}
          aria-current={percent === today ? "step" : undefined}
        >
          <b className="sign-md">{percent} %</b>
          <span className="block">{when}</span>
          {percent === today && (
            <b className="block">
              {t("today", { amount: moneyOf({ ...price, amount: shareOf(price.amount, percent) }) })}
            </b>
          )}
        </li>
      ))}
    </ol>
  );
}
