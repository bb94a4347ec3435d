import { prisma } from "@/lib/db/prisma";
import { breakLength } from "@/lib/drivinghours/article7";
import { mayChooseBreaks } from "@/lib/drivinghours/place-break";
import { hoursWithPauses, type Pauses } from "@/lib/features/advertiserlocation/queries/at-break";
import { companyHours } from "@/lib/features/drivinghours/queries/of-company";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { drivenWay, roadPointOf, wayOver } from "@/lib/features/way/queries";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { type PlannedPause, plannedStops } from "../schema/pause";
import { programmeOf, programmeSelect } from "./programme";

export const drivenSelect = {
  companyId: true,
  ...programmeSelect,
  pauses: true,
} satisfies Prisma.TripSelect;
export type DrivenRow = Prisma.TripGetPayload<{ select: typeof drivenSelect }>;

/** Where the company wants the breaks to be, whether or not that still fits. */
export const wantedPauses = ({ pauses }: Pick<DrivenRow, "pauses">): Pauses =>
  new Map(plannedStops.parse(pauses).map(({ which, stop }) => [which, stop]));

/** How its company's drivers drive a trip, with the breaks at the places that are wanted, as far as they fit. Null where nobody knows. */
export async function drivenTrip(row: DrivenRow, language: Language, wanted = wantedPauses(row)) {
  const trip = { category: "grouprequest" as const, ...programmeOf(row) };
  const way = await drivenWay(trip);
  const planned = await companyHours(row.companyId, trip, way);
  if (!way || !planned) return null;
  return { way, mayChoose: mayChooseBreaks(planned), ...(await hoursWithPauses(planned, way, language, wanted)) };
}

/** How many of the trip's stops lie before a km of its way out. */
async function stopsBefore({ startPlace, stops }: DrivenRow, km: number) {
  const places = [startPlace as Place, ...(stops as Place[])];
  let before = 0;
  for (const at of places.keys()) {
    if (at === 0) continue;
    const way = await wayOver(
      places
        .slice(0, at + 1)
        .filter(isChosen)
        .map(roadPointOf),
    );
    if ((way?.km ?? 0) > km) break;
    before = at;
  }
  return before;
}

/** The breaks that are planned at a place, in their order. */
export async function pausesIn(row: DrivenRow, driven: Awaited<ReturnType<typeof drivenTrip>>) {
  const planned: PlannedPause[] = [];
  for (const [which, id] of driven?.taken ?? []) {
    const { section, at: from } = driven?.hours.breaks[which] ?? {};
    const place = driven?.stops[which]?.find((stop) => stop.id === id);
    if (!place || !section || from === undefined) continue;
    const { title, city, location, atKm } = place;
    const after = section === "out" ? await stopsBefore(row, atKm) : 0;
    const to = from + breakLength * 60_000;
    planned.push({ which, stop: id, title, city, location, section, atKm, after, from, to });
  }
  return planned;
}

/** Breaks of a trip at the places where its company has planned them. The caller has proved who reads. */
export async function plannedPauses(tripId: string, language: Language) {
  const row = await prisma.trip.findUnique({ where: { id: tripId }, select: drivenSelect });
  if (!row || wantedPauses(row).size === 0) return [];
  return pausesIn(row, await drivenTrip(row, language));
}

/** What the company's page of a trip shows: how it is driven, and how many breaks no longer fit where they were planned. The caller has proved the company. */
export async function drivenByCompany(tripId: string, language: Language) {
  const row = await prisma.trip.findUniqueOrThrow({ where: { id: tripId }, select: drivenSelect });
  const driven = await drivenTrip(row, language);
  return driven && { ...driven, missed: wantedPauses(row).size - driven.taken.size };
}
