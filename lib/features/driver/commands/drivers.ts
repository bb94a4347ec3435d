import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { driverSelect, presentDriver } from "../present/driver";
import { mostDrivers } from "../rules";
import type { DriverChange, DriverInput, DriverRecord } from "../schema/driver";

const columnsOf = ({ phone, ...input }: DriverInput) => ({ ...input, phone: phone || null });

/** Throws ValidationFailed where the company has as many as it may. */
export async function createDriver(viewer: BusPartner, input: DriverInput): Promise<DriverRecord> {
  const companyId = viewer.company.id;
  return transaction(async (tx) => {
    // One at a time: two at once would both count what was there before.
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for no key update`;
    if ((await tx.driver.count({ where: { companyId } })) >= mostDrivers)
      throw validationFailed([{ path: "name", message: "tooMany" }]);
    const row = await tx.driver.create({ data: { ...columnsOf(input), companyId }, select: driverSelect });
    await audit(tx, viewer, { action: "create", noun: "driver", recordId: row.id, after: { ...input } });
    return presentDriver(row);
  });
}

/** Throws NotFound for another company's. */
async function lockDriver(tx: Transaction, { company }: BusPartner, id: string) {
  await tx.$queryRaw`select id from driver where id = ${id}::uuid for update`;
  const row = await tx.driver.findFirst({ where: { id, companyId: company.id }, select: driverSelect });
  if (!row) throw notFound();
  return presentDriver(row);
}

const told = ({ name, phone, languages }: DriverInput | DriverRecord) => ({ name, phone, languages });

/** Throws NotFound, Conflict for a stale version. */
export async function changeDriver(viewer: BusPartner, id: string, { version, name, phone, languages }: DriverChange) {
  return transaction(async (tx) => {
    const before = await lockDriver(tx, viewer, id);
    if (version !== before.version) throw conflict();
    const data = { name, languages, phone: phone === undefined ? phone : phone || null, version: { increment: 1 } };
    const after = presentDriver(await tx.driver.update({ where: { id }, data, select: driverSelect }));
    const difference = { before: told(before), after: told(after) };
    await audit(tx, viewer, { action: "change", noun: "driver", recordId: id, ...difference });
    return after;
  });
}

/** Throws NotFound, Conflict that names the trip ahead. */
export async function deleteDriver(viewer: BusPartner, id: string, now = new Date()): Promise<undefined> {
  await transaction(async (tx) => {
    const before = await lockDriver(tx, viewer, id);
    const ahead = await tx.tripDriver.findFirst({
      where: { driverId: id, held: true, end: { gt: now }, trip: { state: { notIn: ["done", "cancelled"] } } },
      select: { trip: { select: { number: true } } },
      orderBy: { start: "asc" },
    });
    if (ahead) throw conflict([{ path: "id", message: "driverTripsAhead", detail: `A-${ahead.trip.number}` }]);
    await tx.driver.delete({ where: { id } });
    await audit(tx, viewer, { action: "delete", noun: "driver", recordId: id, before: told(before) });
  });
  return undefined;
}
