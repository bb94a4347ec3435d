import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import { requirePlacesOnLand } from "@/lib/features/place/queries/land";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { busesOf } from "../queries/buses";
import { lockTour, readTour } from "../queries/drafts";
import { candidateTrips } from "../queries/legs";
import { openFrame } from "../queries/search";
import { longestName, mostTours, windowErrors } from "../rules";
import type { TourChange, TourInput } from "../schema";

/** The legs in their order. Throws ValidationFailed at the first that is no open trip of this window. */
async function openTrips(viewer: BusPartner, input: TourInput, now: number) {
  const { start } = await openFrame(viewer, input, now);
  const trips = await candidateTrips(viewer, { ...input, near: start }, { only: input.legs });
  return input.legs.map((id, at) => {
    const trip = trips.find((one) => one.id === id);
    if (!trip) throw validationFailed([{ path: `legs.${at}`, message: "legUnknown" }]);
    return trip;
  });
}

/** What a draft is called that nobody named: its towns, as the list of chains writes them. */
function townsOf(trips: Awaited<ReturnType<typeof openTrips>>, language: Language) {
  const towns = trips.flatMap(({ startPlace, endPlace }) =>
    [startPlace, endPlace].map((one) => placeName(one, language)),
  );
  return towns
    .filter((town, at) => town !== towns[at - 1])
    .join(", ")
    .slice(0, longestName);
}

async function requireRoom(tx: Transaction, companyId: string) {
  const kept = await tx.tour.count({ where: { companyId } });
  if (kept >= mostTours) throw conflict([{ path: "legs", message: "toursFull" }]);
}

/** Keeps a chain. Throws NotFound for a foreign bus, ValidationFailed, Conflict where the company keeps too many. */
export async function keepTour(viewer: BusPartner, input: TourInput, now = Date.now()) {
  const errors = windowErrors(input, now);
  if (errors.length > 0) throw validationFailed(errors);
  await requirePlacesOnLand([
    ["start", input.start],
    ["end", input.end],
  ]);
  await busesOf(viewer, input.bus);
  const trips = await openTrips(viewer, input, now);
  const { companyId, userId } = { companyId: viewer.company.id, userId: viewer.id };
  const name = input.name || townsOf(trips, viewer.language);
  const id = await transaction(async (tx) => {
    await requireRoom(tx, companyId);
    const made = await tx.tour.create({
      data: {
        companyId,
        userId,
        name,
        busId: input.bus,
        start: new Date(input.from),
        end: new Date(input.to),
        drivers: input.drivers,
        flex: input.flex,
        ...(input.start && { startPlace: input.start as Prisma.InputJsonObject }),
        ...(input.end && { endPlace: input.end as Prisma.InputJsonObject }),
        legs: { create: input.legs.map((requestId, position) => ({ requestId, position })) },
      },
      select: { id: true },
    });
    await audit(tx, viewer, { action: "keep", noun: "tour", recordId: made.id, after: { legs: input.legs } });
    return made.id;
  });
  return readTour(viewer, id, now);
}

/** Legs are dropped and ordered; a new one is kept by a new draft. */
async function placeLegs(tx: Transaction, tourId: string, before: readonly string[], legs: readonly string[]) {
  const unknown = legs.findIndex((id) => !before.includes(id));
  if (unknown >= 0) throw validationFailed([{ path: `legs.${unknown}`, message: "legUnknown" }]);
  const lost = await tx.tourLeg.findMany({ where: { tourId }, select: { requestId: true, lostAt: true } });
  await tx.tourLeg.deleteMany({ where: { tourId } });
  const lostAt = new Map(lost.map((leg) => [leg.requestId, leg.lostAt]));
  await tx.tourLeg.createMany({
    data: legs.map((requestId, position) => ({ tourId, requestId, position, lostAt: lostAt.get(requestId) ?? null })),
  });
}

/** Throws NotFound, ValidationFailed for a leg that it does not hold, Conflict for a stale version. */
export async function changeTour(viewer: BusPartner, id: string, { version, legs, name, watch, drivers }: TourChange) {
  await transaction(async (tx) => {
    const row = await lockTour(tx, viewer, id);
    if (row.version !== version) throw conflict();
    const before = row.legs.map(({ requestId }) => requestId);
    if (legs) await placeLegs(tx, id, before, legs);
    const watchedTo = watch && !row.watch ? new Date() : undefined;
    await tx.tour.update({ where: { id }, data: { name, watch, drivers, watchedTo, version: { increment: 1 } } });
    await audit(tx, viewer, {
      action: "change",
      noun: "tour",
      recordId: id,
      before: { legs: before },
      after: { legs: legs ?? before },
    });
  });
  return readTour(viewer, id);
}

/** Throws NotFound, Conflict for a stale version. */
export async function deleteTour(viewer: BusPartner, id: string, version: number) {
  await transaction(async (tx) => {
    const row = await lockTour(tx, viewer, id);
    if (row.version !== version) throw conflict();
    await tx.tour.delete({ where: { id } });
    await audit(tx, viewer, { action: "delete", noun: "tour", recordId: id });
  });
}
