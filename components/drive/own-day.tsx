import { useTranslations } from "next-intl";
import { formatTime } from "@/lib/i18n/formats";
import { type Day, DayHead, DayNews, DayWay } from "./day-runs";

/** When the group is picked up; of a delay the time before, too. */
function Leaves({ day: { start, leaves } }: { day: Day }) {
  const t = useTranslations("driver.day");
  const [planned, time] = [formatTime(start), formatTime(leaves)];
  if (planned === time) return t("leaves", { time });
  return t.rich("leavesLate", {
    planned,
    time,
    old: (chunks) => <s className="text-ink-3">{chunks}</s>,
    new: (chunks) => <mark className="rounded-control bg-brand px-2 text-on-brand">{chunks}</mark>,
  });
}

/** How the day runs, for the company whose drivers tell of it: which bus is late, has left or stands, and where it is. */
export function OwnDay({ day }: { day: Day }) {
  const t = useTranslations("driver.day");
  return (
    <section className="card grid grid-cols-1 content-start gap-3 md:grid-cols-2" data-testid="own-day">
      <div className="grid grid-cols-1 content-start gap-3">
        <DayHead day={day} when={<Leaves day={day} />} />
        <DayNews day={day} side="company" />
        <p className="text-xs text-ink-3">{t("noteOwn")}</p>
      </div>
      <DayWay day={day} side="company" />
    </section>
  );
}
