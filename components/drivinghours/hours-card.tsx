import { useTranslations } from "next-intl";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { TachoTrace } from "./tacho-trace";
import { VerdictSign } from "./verdict-sign";

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const worded = ["daily-driving", "daily-rest", "weekly-driving", "fortnight-driving", "weekly-rest-start"] as const;
type Worded = (typeof worded)[number];
const isWorded = (rule: string): rule is Worded => worded.some((known) => known === rule);

/** How many drivers a trip needs, why, and where the breaks fall. Advice: it says what it leaves out. */
export function HoursCard({ hours }: { hours: TripHoursRecord }) {
  const t = useTranslations("drivinghours");
  const facts = { driving: clock(hours.driving), duty: clock(hours.duty) };
  return (
    <section className="card grid grid-cols-1 content-start gap-3" aria-labelledby="hours">
      <div className="flex items-center gap-3">
        <VerdictSign verdict={hours.verdict} />
        <div>
          <h2 id="hours" className="sign-lg">
            {t(`verdict.${hours.verdict}`)}
          </h2>
          <p className="text-sm text-ink-2">{t(hours.verdict === "secondDriver" ? "driving" : "facts", facts)}</p>
        </div>
      </div>
      <TachoTrace activities={hours.activities} />
      <ul className="grid grid-cols-1 gap-2 text-sm">
        {hours.violations.map(({ rule, article, at }) => (
          <li key={`${rule}${at}`} className="flex flex-wrap justify-between gap-2">
            <span>{t(`rule.${isWorded(rule) ? rule : "other"}`)}</span>
            <span className="text-xs text-ink-3">{article}</span>
          </li>
        ))}
        {hours.breaks.map(({ section, wheelMinutes }) => (
          <li key={`${section}${wheelMinutes}`}>{t("break", { section, after: clock(wheelMinutes) })}</li>
        ))}
        {hours.latestReturn !== null && <li>{t("latestReturn", { time: formatDateTime(hours.latestReturn) })}</li>}
      </ul>
      <p className="text-xs text-ink-3">{t("limits")}</p>
    </section>
  );
}
