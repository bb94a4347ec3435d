import type { prisma, Transaction } from "@/lib/db/prisma";

/** Companies that have called off a trip of the request: they know of it, and do not come. */
export async function calledOffBy(db: Transaction | typeof prisma, requestId: string) {
  const where = { requestId, state: "cancelled", cancelledBy: "company" } as const;
  return (await db.trip.findMany({ where, select: { companyId: true } })).map(({ companyId }) => companyId);
}
