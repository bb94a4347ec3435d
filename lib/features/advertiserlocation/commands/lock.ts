import type { Admin, TravelService } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { locationLimit, planInForce } from "@/lib/features/subscription/rules";
import { ownSelect } from "../present/own";
import { ownReach } from "../queries/own";

/** Locks the advertiser: its locations are counted and its plan read by one at a time. Returns the plan's limit. */
export async function lockLimit(tx: Transaction, companyId: string) {
  await tx.advertiser.upsert({ where: { companyId }, create: { companyId }, update: {} });
  await tx.$queryRaw`select id from advertiser where "companyId" = ${companyId}::uuid for update`;
  const select = { abonnement: true, plan: true } as const;
  return locationLimit(planInForce(await tx.advertiser.findUniqueOrThrow({ where: { companyId }, select })));
}

/** Locks a location within the viewer's reach, its advertiser first. Throws NotFound. */
export async function lockLocation(tx: Transaction, viewer: TravelService | Admin, id: string) {
  const where = { AND: [{ id }, ownReach(viewer)] };
  const found = await tx.advertiserLocation.findFirst({ where, select: { companyId: true } });
  if (!found) throw notFound();
  const limit = await lockLimit(tx, found.companyId);
  await tx.$queryRaw`select id from advertiser_location where id = ${id}::uuid for update`;
  const row = await tx.advertiserLocation.findFirst({ where, select: ownSelect });
  if (!row) throw notFound();
  return { row, limit };
}
