import { DetailMap } from "@/components/busrequest/request-detail-map";
import { HoursCard } from "@/components/drivinghours/hours-card";
import type { PauseChoice } from "@/components/drivinghours/break-stops";
import { drawnBreaks } from "@/lib/features/drivinghours/rules";
import { Notice } from "@/components/ui/notice";
import { useTranslations } from "next-intl";
import type { BreakStop, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { ferriesOf } from "@/lib/features/way/rules";
import type { TripWay } from "@/lib/features/way/schema";

export type DrivenTrip = {
  way: TripWay;
  hours: TripHoursRecord;
  stops: readonly (readonly BreakStop[])[];
  choice?: PauseChoice;
  /** Breaks that no longer fit where they were planned. */
  missed?: number;
};

/** How the company's drivers can drive its trip: the road with its breaks, the verdict, and who stands at each break. */
export function TripHours({ title, driven, buses = 1 }: { title: string; driven: DrivenTrip; buses?: number }) {
  const t = useTranslations("drivinghours.stops");
  const { way, hours, stops, choice, missed = 0 } = driven;
  // Where a break is planned the map shows that place alone.
  const shown = stops.map((some, at) => {
    const taken = some.filter(({ id }) => id === choice?.taken.get(at));
    return taken.length > 0 ? taken : some;
  });
  return (
    <>
      {missed > 0 && <Notice tone="warn">{t("missed", { count: missed })}</Notice>}
      <DetailMap
        kind="grouprequest"
        title={title}
        route={way.line}
        ferries={ferriesOf(way)}
        km={null}
        breaks={drawnBreaks(hours.breaks, way)}
        stops={shown.flat()}
      />
      <HoursCard hours={hours} several={buses > 1} stops={stops} choice={choice} />
    </>
  );
}
