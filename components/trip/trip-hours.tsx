import { DetailMap } from "@/components/busrequest/request-detail-map";
import { HoursCard } from "@/components/drivinghours/hours-card";
import type { PauseChoice } from "@/components/drivinghours/break-stops";
import { breakLine } from "@/lib/features/drivinghours/rules";
import type { BreakStop, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import type { TripWay } from "@/lib/features/way/schema";

export type DrivenTrip = {
  way: TripWay;
  hours: TripHoursRecord;
  stops: readonly (readonly BreakStop[])[];
  choice?: PauseChoice;
};

/** How the company's drivers can drive its trip: the road with its breaks, the verdict, and who stands at each break. */
export function TripHours({ title, driven: { way, hours, stops, choice } }: { title: string; driven: DrivenTrip }) {
  return (
    <>
      <DetailMap
        kind="grouprequest"
        title={title}
        route={way.line}
        km={null}
        breaks={hours.breaks.map((stretch) => breakLine(stretch, way))}
        stops={stops.flat()}
      />
      <HoursCard hours={hours} stops={stops} choice={choice} />
    </>
  );
}
