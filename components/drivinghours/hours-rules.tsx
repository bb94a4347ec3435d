import { useTimeZone, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatTime } from "@/lib/i18n/formats";
import { clock } from "./clock";

const worded = ["daily-driving", "daily-rest", "weekly-driving", "fortnight-driving", "weekly-rest-start"] as const;
type Worded = (typeof worded)[number];
const isWorded = (rule: string): rule is Worded => worded.some((known) => known === rule);

type RowProps = { good: boolean; article?: string; children: ReactNode };

function Rule({ good, article, children }: RowProps) {
  return (
    <li className="flex items-start gap-2 border-t border-line py-2">
      <Icon of={good ? "circle-check" : "circle-x"} size={17} className={good ? "text-success" : "text-danger"} />
      <span className="grow">{children}</span>
      {article && <span className="shrink-0 text-xs text-ink-3">{article}</span>}
    </li>
  );
}

/** What the rules say of the trip: what one driver would break first, then what holds, each with its article. */
export function HoursRules({ hours }: { hours: TripHoursRecord }) {
  const t = useTranslations("drivinghours");
  const zone = useTimeZone();
  const { violations, breaks, driving, activities } = hours;
  const isKept = (rule: Worded) => violations.every((one) => one.rule !== rule);
  const sleeps = activities.some(({ type, minutes }) => type === "rest" && minutes >= 540);
  return (
    <ul className="grid grid-cols-1 text-sm">
      {violations.map(({ rule, article, at }) => (
        <Rule key={`${rule}${at}`} good={false} article={article}>
          {t(`rule.${isWorded(rule) ? rule : "other"}`)}
        </Rule>
      ))}
      {isKept("daily-driving") && !sleeps && (
        <Rule good article="561/2006 Art. 6(1)">
          {t("drivingKept", { driving: clock(driving), most: driving > 540 ? "10:00" : "9:00" })}
        </Rule>
      )}
      {breaks.map(({ section, wheelMinutes, from, to, fromKm, toKm }) => (
        <Rule key={`${section}${wheelMinutes}`} good article="561/2006 Art. 7">
          {t("break", { section, after: clock(wheelMinutes) })}
          {to > from &&
            `. ${t("breakWindow", { from: formatTime(from, zone), to: formatTime(to, zone), fromKm, toKm })}`}
        </Rule>
      ))}
    </ul>
  );
}
