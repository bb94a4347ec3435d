import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useMoneyWords } from "@/components/ui/money-words";
import { cancelPercent, shareOf, stepBegins } from "@/lib/features/trip/rules";
import { formatDate, formatDayMonth, marketDay } from "@/lib/i18n/formats";

type Steps = readonly { days: number; percent: number }[];
type Props = {
  steps: Steps;
  start: number;
  now: number;
  price: { amount: number; currency: string; net: boolean };
  /** What each step costs comes first, in place of its share: for who is about to call off. */
  amounts?: boolean;
};

const day = 86_400_000;

const yearOf = (instant: number) => new Date(marketDay(instant)).getUTCFullYear();

/** Each step with its first day, and how many days before the departure it holds; in front what costs nothing. */
function useStepWords(steps: Steps, start: number, now: number) {
  const t = useTranslations("trip.ladder");
  const dayOf = (instant: number) => (yearOf(instant) === yearOf(now) ? formatDayMonth : formatDate)(instant);
  const beginOf = (days: number) => Date.parse(stepBegins(start, days)) + day / 2;
  const spanOf = (from: number, to: number) => {
    if (to === 0) return t("last", { days: Math.max(from, 1) });
    return from === to ? t("only", { days: from }) : t("between", { from, to });
  };
  const [first] = steps;
  const free = first
    ? {
        percent: 0,
        when: t("until", { day: dayOf(beginOf(first.days) - day) }),
        span: t("before", { days: first.days + 1 }),
      }
    : { percent: 0, when: t("always"), span: null };
  const rest = steps.map(({ days, percent }, at) => {
    const next = steps[at + 1];
    return { percent, when: t("from", { day: dayOf(beginOf(days)) }), span: spanOf(days, next ? next.days + 1 : 0) };
  });
  return [free, ...rest];
}

/** Agreed steps of cancelling with their first days; what holds today is marked, with its amount. */
export function Ladder({ steps, start, now, price, amounts = false }: Props) {
  const t = useTranslations("trip.ladder");
  const moneyOf = useMoneyWords();
  const today = cancelPercent(steps, start, now);
  const all = useStepWords(steps, start, now);
  return (
    <ol className="flex flex-wrap gap-1" aria-label={t("title")}>
      {all.map(({ percent, when, span }) => {
        const amount = moneyOf({ ...price, amount: shareOf(price.amount, percent) });
        const isToday = percent === today;
        return (
          <li
            key={percent}
            className={cn("min-w-28 flex-1 rounded-control p-3 text-sm", isToday ? "bg-brand-tint" : "bg-sunken")}
            aria-current={isToday ? "step" : undefined}
          >
            <b className="sign-md">{amounts ? amount : `${percent} %`}</b>
            {amounts ? (
              <span className="block">{t("share", { when: isToday ? t("now") : when, percent })}</span>
            ) : (
              <>
                {span && <span className="block text-ink-2">{span}</span>}
                <span className="block">{when}</span>
                {isToday && <b className="block">{t("today", { amount })}</b>}
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
