import { isDeepStrictEqual } from "node:util";
import type { Admin, TravelService } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { type OwnRow, ownSelect, toOwnLocation } from "../present/own";
import { ownReach } from "../queries/own";
import type { LocationChange, OwnLocation } from "../schema/own";
import { lockLocation } from "./lock";
import { requirePictures } from "@/lib/features/upload/commands/own-file";
import { requireLand, settleTexts } from "./settle";

/** Before and after, of what differs alone; null where nothing does. */
function differenceOf(before: OwnLocation, after: OwnLocation) {
  const skipped = new Set<keyof OwnLocation>(["version", "title", "description"]);
  const keys = (Object.keys(after) as (keyof OwnLocation)[]).filter((key) => !skipped.has(key));
  const differing = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const pick = (record: OwnLocation) =>
    Object.fromEntries(differing.map((key) => [key, record[key]])) as Prisma.InputJsonObject;
  return differing.length > 0 ? { before: pick(before), after: pick(after) } : null;
}

async function requireRoom(tx: Transaction, { companyId, active }: OwnRow, limit: number) {
  if (active || (await tx.advertiserLocation.count({ where: { companyId, active: true } })) < limit) return;
  throw conflict([{ path: "active", message: "locationLimit" }]);
}

/**
 * A place that is not touched stays, wherever it is. Asked before the transaction: within it the look-up would wait
 * for a second connection.
 */
async function checkPlace(viewer: TravelService | Admin, id: string, { address, location }: LocationChange) {
  if (!address && !location) return;
  const where = { AND: [{ id }, ownReach(viewer)] };
  const row = await prisma.advertiserLocation.findFirst({ where, select: ownSelect });
  if (!row) throw notFound();
  const before = toOwnLocation(row, viewer.language);
  const next = { address: address ?? before.address, location: location ?? before.location };
  const same = isDeepStrictEqual(next.location, before.location);
  if (!same || next.address.countryISO3166Code !== before.address.countryISO3166Code) await requireLand(next);
}

function columnsOf({ address, location, category, images, active }: LocationChange) {
  const pictures = images && [...new Set(images)];
  return { address, ...location, category, images: pictures, active, version: { increment: 1 } };
}

/**
 * PUT /advertiserlocation/{id}: what is left out stays. Throws Conflict for a stale version and where one more would
 * be public than the plan has.
 */
export async function changeLocation(
  viewer: TravelService | Admin,
  id: string,
  change: LocationChange,
): Promise<OwnLocation> {
  await checkPlace(viewer, id, change);
  return transaction(async (tx) => {
    const { row, limit } = await lockLocation(tx, viewer, id);
    const before = toOwnLocation(row, viewer.language);
    if (change.version !== undefined && change.version !== before.version) throw conflict();
    const words = settleTexts(row, change, viewer.language);
    if (change.active) await requireRoom(tx, row, limit);
    await requirePictures(tx, viewer, { companyId: row.companyId, before: row.images, images: change.images });
    const data = { ...columnsOf(change), ...words };
    const stored = await tx.advertiserLocation.update({ where: { id }, data, select: ownSelect });
    const after = toOwnLocation(stored, viewer.language);
    const difference = differenceOf(before, after);
    if (difference)
      await audit(tx, viewer, { action: "change", noun: "advertiserlocation", recordId: id, ...difference });
    await changed(tx, "advertiser");
    return after;
  });
}
