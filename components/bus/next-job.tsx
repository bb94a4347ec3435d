import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { RouteInline } from "@/components/busrequest/route-inline";
import { KindSign } from "@/components/map/kind-sign";
import { Icon } from "@/components/ui/icon";
import type { BusJob } from "@/lib/features/bus/schema/fleet";
import { formatDate, formatDayShort, formatTime } from "@/lib/i18n/formats";

/** "bis 21:00" while it runs, else when it starts. */
function useWhen({ start, end }: BusJob, now: number) {
  const t = useTranslations("bus.panel");
  const lng = useLocale();
  const zone = useTimeZone();
  const moment = (at: number) => {
    const time = formatTime(at, zone);
    return formatDate(at, zone) === formatDate(now, zone) ? time : `${formatDayShort(at, lng, zone)} ${time}`;
  };
  return start <= now ? t("until", { time: moment(end) }) : moment(start);
}

function Job({ job, now }: { job: BusJob; now: number }) {
  const when = useWhen(job, now);
  return (
    <>
      {job.kind ? <KindSign kind={job.kind} size={20} /> : <Icon of="calendar-clock" size={18} />}
      <span>
        {when}{" "}
        <span className="text-ink-2">
          <RouteInline route={job.title} />
        </span>
      </span>
    </>
  );
}

/** The next entry of a bus in the calendar, or the one that runs. */
export function NextJob({ job, now }: { job: BusJob | null; now: number }) {
  const t = useTranslations("bus.panel");
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm font-medium">
      {job ? <Job job={job} now={now} /> : <span className="text-ink-2">{t("noJob")}</span>}
    </span>
  );
}
