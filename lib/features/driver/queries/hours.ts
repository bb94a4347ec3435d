import { type Duty, dutyHours, untilEmpty } from "@/lib/drivinghours/duties";
import { shareDriving } from "@/lib/drivinghours/crew";
import type { Activity } from "@/lib/drivinghours/types";
import { prisma } from "@/lib/db/prisma";
import { hoursOfAnyone } from "@/lib/features/drivinghours/queries/of-company";
import { drivenWay } from "@/lib/features/way/queries";
import { localMinute } from "@/lib/i18n/formats";
import type { Prisma } from "@/prisma/generated/client";
import type { CrewHours } from "../schema/assignment";
import { programmeOf, programmeSelect } from "./programme";

const day = 86_400_000;

export const dutySelect = {
  position: true,
  trip: {
    select: {
      id: true,
      ...programmeSelect,
      drivers: { select: { driverId: true } },
    },
  },
} satisfies Prisma.TripDriverSelect;
type DutyRow = Prisma.TripDriverGetPayload<{ select: typeof dutySelect }>;

/** How a trip is driven by one; null where nobody knows, as on a round trip. */
async function hoursOfTrip(row: Parameters<typeof programmeOf>[0]) {
  const trip = programmeOf(row);
  return hoursOfAnyone({ category: "grouprequest", ...trip }, await drivenWay(trip));
}

/** What one driver has to do on a trip; null where nobody knows. */
export async function dutyOf({ position, trip }: DutyRow): Promise<Duty | null> {
  const hours = await hoursOfTrip(trip);
  if (!hours) return null;
  const crew = trip.drivers.length;
  const mine = (activities: readonly Activity[]) =>
    crew > 1 ? shareDriving(activities, position === 0) : [...activities];
  const duty = { id: trip.id, begin: hours.begin, crew, activities: mine(hours.activities) };
  return hours.wayEmpty ? { ...duty, onwards: mine(untilEmpty(hours.activities)) } : duty;
}

/** When the week of a moment begins, by the wall clock of the zone; the hour of a clock change is neglected. */
function mondayOf(moment: number, timeZone: string) {
  const wall = Date.parse(`${localMinute(moment, timeZone)}:00Z`);
  const weekday = (new Date(wall).getUTCDay() + 6) % 7;
  const sinceMonday = weekday * day + (wall % day);
  return moment - sinceMonday;
}

/** The driver's trips of two weeks up to and a few days after this one, and whether it fits among them. */
export async function crewHours(
  driverId: string,
  trip: { id: string; start: Date },
  timeZone: string,
): Promise<CrewHours> {
  const monday = mondayOf(trip.start.getTime(), timeZone);
  const rows = await prisma.tripDriver.findMany({
    where: {
      driverId,
      held: true,
      end: { gte: new Date(monday - 7 * day) },
      start: { lt: new Date(monday + 10 * day) },
    },
    select: dutySelect,
    orderBy: { start: "asc" },
    take: 100,
  });
  const duties: Duty[] = [];
  for (const row of rows) {
    const duty = await dutyOf(row);
    if (duty) duties.push(duty);
  }
  const clock = { monday, local: (moment: number) => localMinute(moment, timeZone) };
  const { violations, ...hours } = dutyHours(duties, trip.id, clock);
  const told = violations.map(({ rule, article, moment }) => ({ rule, article, at: moment }));
  return { ...hours, violations: told, partial: duties.length < rows.length };
}
