import type { Viewer } from "@/lib/access/viewer";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { conflict } from "@/lib/errors";
import { postsHolding } from "@/lib/features/busrequest/queries/overlaps";
import { overlapName } from "@/lib/features/busrequest/rules/overlap";
import type { BusRecord } from "../schema/bus";

type Change = { before: BusRecord; after: BusRecord };

const never = new Date(8_000_000_000_000);

/** What a bus is published for, now and ahead; with the bus locked. */
export async function postsOf(tx: Transaction, { language }: Viewer, id: string, now: Date) {
  return (await postsHolding(tx, { buses: [id], start: now, end: never, language })).map(({ overlap }) => overlap);
}

/**
 * Posts tell of the bus as it is: new seats and another type go into them. Throws Conflict that names the post where a
 * published bus is taken out of service: what readers were promised would come from nowhere.
 */
export async function carryToPosts(tx: Transaction, viewer: Viewer, { before, after }: Change, now = new Date()) {
  const posts = await postsOf(tx, viewer, after.id, now);
  const [first] = posts;
  if (!first) return;
  if (before.active && !after.active) {
    throw conflict([{ path: "active", message: "busPosted", detail: overlapName(first) }]);
  }
  const { id: busId, capacity: passengers, design } = after;
  await tx.busRequest.updateMany({
    where: { busId, endedAt: null },
    data: { passengers, vehicleTypes: [design], version: { increment: 1 } },
  });
  await changed(tx, "busrequest", ...posts.map(({ id }) => `busrequest:${id}`));
}
