import type { prisma, Transaction } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";
import { progressKinds, progressOf, sameVoice, stepsOf, type Voice, voiceOf, voicesOf } from "../rules";

/** What of a trip says how each of its buses runs. */
export const runsSelect = {
  booking: { select: { _count: { select: { more: true } } } },
  drivers: { select: { driverId: true, vehicle: true }, orderBy: { position: "asc" } },
  events: {
    where: { kind: { in: [...progressKinds] } },
    select: { kind: true, data: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.TripSelect;
type RunsRow = Prisma.TripGetPayload<{ select: typeof runsSelect }>;

const busesOf = ({ booking }: Pick<RunsRow, "booking">) => 1 + (booking?._count.more ?? 0);

const toldOf = ({ events }: Pick<RunsRow, "events">) =>
  events.map(({ kind, data, createdAt }) => {
    const { minutes, bus, driver } = data as Record<string, unknown>;
    return { kind, at: createdAt.getTime(), minutes, bus, driver };
  });

/** Whose presses a driver's are; null: of the trip as a whole, as the company's. */
export const voiceIn = (row: RunsRow, driverId: string | null): Voice => voiceOf(busesOf(row), row.drivers, driverId);

/** How one bus runs by what was told of it. */
export const runOf = (row: RunsRow, voice: Voice) => progressOf(stepsOf(toldOf(row), voice, busesOf(row), row.drivers));

/** How each bus of a trip runs that somebody drives, the first one in front; `drivers`: whose telephones tell of it. */
export const runsOf = (row: RunsRow) =>
  voicesOf(busesOf(row), row.drivers).map((voice) => ({
    voice,
    progress: runOf(row, voice),
    drivers: row.drivers
      .map(({ driverId }) => driverId)
      .filter((driverId) => voice === null || sameVoice(voiceIn(row, driverId), voice)),
  }));

export const readRuns = (db: Transaction | typeof prisma, tripId: string) =>
  db.trip.findUniqueOrThrow({ where: { id: tripId }, select: runsSelect });
