import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { tellChanged, tellRequests } from "./tell";

const select = { id: true, authorCompany: { select: { slug: true } } } as const;

type Trip = { busId: string; start: Date; end: Date };

/**
 * The bus is sold for that time: posts that hold it meanwhile end as filled. In the transaction that books it, with
 * the bus locked, so that none is published in between.
 */
export async function endPostsOfBus(tx: Transaction, viewer: Viewer, { busId, start, end }: Trip, now: Date) {
  const where = { busId, endedAt: null, startDate: { lt: end }, endDate: { gt: start } };
  const posts = await tx.busRequest.findMany({ where, select, orderBy: { id: "asc" } });
  if (posts.length === 0) return;
  const ids = posts.map(({ id }) => id);
  await tx.busRequest.updateMany({
    where: { id: { in: ids }, endedAt: null },
    data: { endedAt: now, endReason: "filled", version: { increment: 1 } },
  });
  for (const id of ids) await audit(tx, viewer, { action: "fill", noun: "busrequest", recordId: id });
  await tellChanged(tx, ...posts);
  await tellRequests(tx, ...ids);
}
