import { notFoundBy } from "@/lib/access/refusals";
import type { Side } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { conflict, forbidden } from "@/lib/errors";
import type { OfferRow } from "../present";
import { readOfferRow } from "../queries/row";
import { readSide } from "../queries/side";
import { afterAction, type OfferAction, type OfferState, stateAt } from "../rules/offer";

/** `token`: of the author's page. `version`: of the offer as it was read. */
export type OfferCall = { id: string; token: string | null; version?: number };

/** Every action locks the request first, then its offers, then a bus: one order, so that none waits for another in a ring. */
export const lockRequest = (tx: Transaction, requestId: string) =>
  run(tx, "request.lock", "select id from bus_request where id = $1::uuid for update", [requestId]);

const lockSql = `select r.id from bus_request r join offer o on o."requestId" = r.id where o.id = $1::uuid for update of r`;

async function lockedRow(tx: Transaction, id: string) {
  const locked = await run(tx, "offer.lock", lockSql, [id]);
  return locked.length > 0 ? readOfferRow(tx, id) : null;
}

const ended = (path: string, message: string) => conflict([{ path, message }]);

/** Locks an offer of which the viewer is one side. Throws Unauthorized, NotFound, Conflict for a stale version of an open one. */
export async function lockOffer(tx: Transaction, viewer: Viewer, { id, token, version }: OfferCall) {
  const row = await lockedRow(tx, id);
  const side = row && (await readSide(tx, viewer, token, row));
  if (!row || !side) throw notFoundBy(viewer);
  // One that has ended refuses every action with its own reason, which says more than a stale version.
  if (row.state === "open" && version !== undefined && version !== row.version)
    throw side === "author" ? ended("version", "offerChanged") : conflict();
  return { row, side };
}

/** The other side, and an admin who only reads, are refused. */
export function requireSide(side: Side, wanted: Side) {
  if (side !== wanted) throw forbidden();
}

const endedAs = (state: OfferState) => ended("state", state === "expired" ? "offerExpired" : "offerEnded");
const isOverdue = ({ request, state }: OfferRow) => request.endedAt !== null && state === "open";

/** Throws Conflict with its reason where nothing can be offered any more. */
export function requireOpen(row: OfferRow, now: Date) {
  if (isOverdue(row)) throw ended("request", "requestEnded");
  const state = stateAt(row, now);
  if (state !== "open") throw endedAs(state);
}

/** Throws Conflict with its reason where the transition table does not allow the action, or time has run out. */
export function requireAction(row: OfferRow, action: OfferAction, now: Date) {
  if (isOverdue(row) && action !== "withdraw") throw ended("request", "requestEnded");
  const state = stateAt(row, now);
  const next = afterAction(state, action);
  if (next === null) throw endedAs(state);
  return next;
}
