import { faultKind } from "@/lib/db/faults";
import type { Transaction } from "@/lib/db/prisma";
import { AppError, conflict, validationFailed } from "@/lib/errors";

type Wanted = { companyId: string; busId: string | null; keeps?: string | null };

/**
 * The company's own bus, locked, so that bookings of it come one after the other. One that is out of service stays
 * where it was (`keeps`) but takes nothing new. Throws ValidationFailed.
 */
export async function lockBus(tx: Transaction, { companyId, busId, keeps = null }: Wanted) {
  if (busId === null) return null;
  await tx.$queryRaw`select id from bus where id = ${busId}::uuid for update`;
  const bus = await tx.bus.findFirst({ where: { id: busId, companyId }, select: { id: true, active: true } });
  if (!bus || (!bus.active && bus.id !== keeps)) throw validationFailed([{ path: "bus", message: "busUnknown" }]);
  return bus.id;
}

/** The exclusion constraint's refusal as a message at the bus. */
export async function onceABus<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || faultKind(error) !== "conflict") throw error;
    throw conflict([{ path: "bus", message: "busBooked" }]);
  }
}
