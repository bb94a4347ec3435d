import type { Admin, BusOperator } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { busSelect, toBus } from "../present/bus";
import { busReach } from "../queries/own";

/** Locks a bus within the viewer's reach: no booking or offer can name it meanwhile. Throws NotFound. */
export async function lockBus(tx: Transaction, viewer: BusOperator | Admin, id: string) {
  await tx.$queryRaw`select id from bus where id = ${id}::uuid for update`;
  const row = await tx.bus.findFirst({ where: { AND: [{ id }, busReach(viewer)] }, select: busSelect });
  if (!row) throw notFound();
  return toBus(row);
}
