import { partyTopics, tripTopics } from "@/lib/access/topics";
import { worksFor } from "@/lib/access/records";
import { notFoundBy } from "@/lib/access/refusals";
import type { Viewer } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import { putItem, settleItems } from "@/lib/features/inbox/commands/put";
import type { InboxData } from "@/lib/features/inbox/schema";
import { lockRequest } from "@/lib/features/offer/commands/reach";
import type { Place } from "@/lib/features/place/schema";
import { recordStep } from "@/lib/features/trip/commands/record";
import { overAt } from "@/lib/features/trip/rules";
import { tell } from "@/lib/live/tell";
import type { Prisma } from "@/prisma/generated/client";
import { notifyBreakdown } from "../notify";
import { brokenBus } from "../queries/breakdown";
import { isFarOff } from "../queries/far-off";
import { isDriven, isOver, tripOfLink } from "../queries/drive";
import { readRuns, runOf, runsOf, voiceIn } from "../queries/runs";
import { earliestPress, pressedAt, sameVoice, standsBroken } from "../rules";
import type { ProgressInput } from "../schema/drive";

const runSelect = {
  id: true,
  companyId: true,
  requestId: true,
  state: true,
  version: true,
  transferType: true,
  start: true,
  end: true,
  booking: { select: { end: true } },
  startPlace: true,
  endPlace: true,
  passengers: true,
  number: true,
  company: { select: { email: true, users: { where: { owner: true }, select: { language: true }, take: 1 } } },
  request: { select: { id: true, authorCompanyId: true, authorUserId: true } },
} satisfies Prisma.TripSelect;
type RunRow = Prisma.TripGetPayload<{ select: typeof runSelect }>;

type Call = { id: string; token: string | null };

/** Who drives a trip may tell of it: by its link, or for the company. Throws Unauthorized, NotFound. */
async function requireTeller(db: Transaction | typeof prisma, viewer: Viewer, { id, token }: Call) {
  const known = await db.trip.findUnique({ where: { id }, select: { requestId: true, companyId: true } });
  const given = await tripOfLink(db, token);
  const link = given?.tripId === id ? given : null;
  if (!known || !(link || worksFor(viewer, known.companyId))) throw notFoundBy(viewer);
  return { requestId: known.requestId, link };
}

/**
 * The trip, locked, for who drives it: by its link, or for the company. Throws Unauthorized, NotFound, Conflict before
 * its day and once it is over.
 */
async function lockRun(tx: Transaction, viewer: Viewer, call: Call, now: number) {
  const { id } = call;
  const { requestId, link } = await requireTeller(tx, viewer, call);
  await lockRequest(tx, requestId);
  await tx.$queryRaw`select id from trip where id = ${id}::uuid for update`;
  const row = await tx.trip.findUniqueOrThrow({ where: { id }, select: runSelect });
  if (isOver({ state: row.state, end: new Date(overAt(row)) }, now))
    throw conflict([{ path: "state", message: "tripOver" }]);
  if (now < row.start.getTime() - earliestPress) throw conflict([{ path: "what", message: "tripNotToday" }]);
  return { row, driverId: link?.driverId ?? null, by: link ? ("driver" as const) : ("company" as const) };
}

/** The dispatcher's desk rings: mail, texts, and an item that is pushed, with the place for the search that may follow. */
async function tellBreakdown(tx: Transaction, row: RunRow, position: ProgressInput["position"]) {
  const broken = await brokenBus(tx, row);
  const where: InboxData = position ? { latitude: position.latitude, longitude: position.longitude } : {};
  await putItem(
    tx,
    { companyId: row.companyId, userId: null },
    {
      kind: "emergency",
      noun: "trip",
      record: row.id,
      requestId: row.requestId,
      data: { what: "breakdown", ...where, ...(broken.bus !== null && { bus: broken.bus }) },
      dueAt: new Date(overAt(row)),
    },
  );
  await notifyBreakdown(tx, { ...row, ...broken }, position ?? null);
}

/**
 * The people of this bus are where they wanted to go: its place is nobody's business any more. A breakdown on the way is
 * over where no other bus still stands.
 */
async function endRun(tx: Transaction, { id, companyId }: RunRow, driverId: string | null) {
  const after = await readRuns(tx, id);
  const voice = voiceIn(after, driverId);
  const runs = runsOf(after);
  const tellers = runs.find((run) => sameVoice(run.voice, voice))?.drivers ?? [];
  await tx.tripPosition.deleteMany({ where: { tripId: id, ...(voice && { teller: { in: tellers } }) } });
  if (runs.some(({ progress }) => standsBroken(progress))) return;
  await settleItems(tx, { kind: ["emergency"], record: id, holder: { companyId, userId: null } });
}

/** Of several buses whose press it is: a driver's without a bus of its own is told apart, too. */
async function tellerOf(tx: Transaction, tripId: string, driverId: string | null) {
  const voice = voiceIn(await readRuns(tx, tripId), driverId);
  return voice && { ...voice, ...(driverId !== null && { driver: driverId }) };
}

/**
 * POST /trip/{id}/progress: what the driver tells of the own bus; the first departure puts the trip under way. Gives how
 * that bus runs; to the company the trip as a whole.
 */
export async function tellProgress(viewer: Viewer, call: Call & { input: ProgressInput }, now = Date.now()) {
  return transaction(async (tx) => {
    const { row, by, driverId } = await lockRun(tx, viewer, call, now);
    const { what, minutes, position, at } = call.input;
    const told = new Date(pressedAt(at, row.start.getTime(), now));
    const data = { ...(await tellerOf(tx, row.id, driverId)), ...(what === "delayed" && { minutes: minutes ?? 0 }) };
    await recordStep(tx, viewer, row.id, { kind: what, by, data }, told);
    const starts = what === "departed" && row.state !== "underway";
    const state = starts ? ({ state: "underway" } as const) : {};
    await tx.trip.update({ where: { id: row.id }, data: { ...state, version: { increment: 1 } } });
    if (what === "arrived") await endRun(tx, row, driverId);
    if (what === "breakdown") await tellBreakdown(tx, row, position);
    await tell(tx, { noun: "trip", record: row.id, version: row.version + 1, topics: tripTopics(row) });
    const after = await readRuns(tx, row.id);
    return runOf(after, voiceIn(after, driverId));
  });
}

type Where = Place["location"] | null;

/**
 * POST /trip/{id}/position: where the bus is, until the driver ends that or the trip does. Throws Conflict after the last
 * arrival, too, ValidationFailed for a place where no bus of the trip can be: the group would be told how far it still is.
 * A breakdown's place is taken as it is told: it may lie anywhere, and goes to the company alone.
 */
export async function tellPosition(
  viewer: Viewer,
  call: Call & { position: Where },
  now = Date.now(),
): Promise<undefined> {
  const { link } = await requireTeller(prisma, viewer, call);
  // A routing service may take its time: nobody waits for it behind the trip's lock.
  const isFar = call.position !== null && (await isFarOff(call.id, call.position));
  const isHome = call.position !== null && (await isDriven(call.id, link?.driverId ?? null));
  await transaction(async (tx) => {
    const { row, driverId } = await lockRun(tx, viewer, call, now);
    if (isHome) throw conflict([{ path: "state", message: "tripOver" }]);
    if (isFar) throw validationFailed([{ path: "position", message: "positionFar" }]);
    const [tripId, teller] = [row.id, driverId ?? ""];
    if (call.position === null) {
      // The company ends what any telephone tells.
      await tx.tripPosition.deleteMany({ where: { tripId, ...(driverId !== null && { teller }) } });
    } else {
      const data = { ...call.position, at: new Date(now) };
      const where = { tripId_teller: { tripId, teller } };
      await tx.tripPosition.upsert({ where, create: { tripId, teller, ...data }, update: data });
    }
    await tell(tx, { noun: "trip", record: tripId, version: row.version, topics: partyTopics(row) });
  });
  return undefined;
}
