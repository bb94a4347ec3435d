import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { settleItems } from "@/lib/features/inbox/commands/put";
import { moveOn } from "./keep";
import { lockTrip, requireParty } from "./reach";
import { recordStep } from "./record";
import { toTrip, type TripFull, tripSelect } from "../present";
import type { TripCall } from "../queries/read";
import { withWay } from "../queries/way";
import { type TripSide, tripStateAt } from "../rules";
import type { RatingAnswer, RatingInput } from "@/lib/features/rating/schema";
import { showRatings, shownFrom } from "./show-rating";

/** Throws Conflict with its reason for a trip that was called off or is not over. */
async function requireDriven(tx: Transaction, row: TripFull, now: Date) {
  const state = tripStateAt(row, now);
  if (state === "cancelled") throw conflict([{ path: "state", message: "tripNotDriven" }]);
  if (state !== "done") throw conflict([{ path: "state", message: "tripNotDone" }]);
  // The clock says so; the job may be a moment behind.
  if (row.state !== "done") await moveOn(tx, row.id, now);
}

const holderOf = ({ companyId, request }: TripFull, side: TripSide) =>
  side === "company"
    ? { companyId, userId: null }
    : { companyId: request.authorCompanyId, userId: request.authorUserId };

async function reread(tx: Transaction, id: string, side: TripSide, now: Date) {
  const data = { version: { increment: 1 } };
  return toTrip(await tx.trip.update({ where: { id }, data, select: tripSelect }), side, now);
}

async function rate(tx: Transaction, viewer: Viewer, call: TripCall & { input: RatingInput }, now: Date) {
  const { row, side } = await lockTrip(tx, viewer, call);
  const by = requireParty(side);
  await requireDriven(tx, row, now);
  if (row.ratings.some((rating) => rating.by === by)) throw conflict([{ path: "", message: "alreadyRated" }]);
  await tx.tripRating.create({ data: { ...call.input, tripId: row.id, by, createdAt: now } });
  await recordStep(tx, viewer, row.id, { kind: "rated", by }, now);
  const { text: _words, ...marks } = call.input;
  await audit(tx, viewer, { action: "rate", noun: "trip", recordId: row.id, after: { by, ...marks } });
  await settleItems(tx, { kind: ["due"], record: row.id, holder: holderOf(row, by) }, now);
  if (row.ratings.length > 0 || shownFrom(row.end) <= now.getTime()) await showRatings(tx, row.id, now);
  return reread(tx, row.id, by, now);
}

/**
 * What one side says of a trip that was driven, once. Throws NotFound, Forbidden for an admin, Conflict for a trip
 * that is not over or was called off, and for a second rating.
 */
export const rateTrip = async (viewer: Viewer, call: TripCall & { input: RatingInput }, now = new Date()) =>
  withWay(await transaction((tx) => rate(tx, viewer, call, now)));

async function answer(tx: Transaction, viewer: Viewer, call: TripCall & { input: RatingAnswer }, now: Date) {
  const { row, side } = await lockTrip(tx, viewer, call);
  const own = requireParty(side);
  const rating = row.ratings.find(({ by, shownAt, hiddenAt }) => by !== own && shownAt !== null && hiddenAt === null);
  if (!rating) throw conflict([{ path: "", message: "ratingUnknown" }]);
  if (rating.answeredAt !== null) throw conflict([{ path: "", message: "ratingAnswered" }]);
  const where = { tripId_by: { tripId: row.id, by: rating.by } };
  await tx.tripRating.update({ where, data: { answer: call.input.text, answeredAt: now } });
  await audit(tx, viewer, { action: "answerRating", noun: "trip", recordId: row.id, after: { by: own } });
  await settleItems(tx, { kind: ["change"], record: row.id, holder: holderOf(row, own) }, now);
  await showRatings(tx, row.id, now);
  return reread(tx, row.id, own, now);
}

/** A word of the side that was rated, once it can read what was said. Throws NotFound, Forbidden, Conflict. */
export const answerRating = async (viewer: Viewer, call: TripCall & { input: RatingAnswer }, now = new Date()) =>
  withWay(await transaction((tx) => answer(tx, viewer, call, now)));
