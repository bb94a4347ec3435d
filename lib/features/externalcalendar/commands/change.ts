import type { Admin, BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { seal } from "@/lib/auth/sealed";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { calendarCompany } from "@/lib/features/calendar/queries/reach";
import { externalOf } from "../queries/list";
import { mostCalendars } from "../rules";
import type { CalendarChange, CalendarInput, CalendarRecord } from "../schema";
import { tellConflicts } from "./conflicts";
import { fetchCalendar } from "./fetch";
import { inLine } from "./line";
import { sealedFor, storeFetched } from "./store";

/** Read before any transaction begins: it may take seconds. Throws ValidationFailed at `address`. */
async function requireReadable(companyId: string, address: string, now: number) {
  const where = { id: companyId };
  const { timeZone } = await prisma.company.findUniqueOrThrow({ where, select: { timeZone: true } });
  const wanted = { address, zone: timeZone, known: null, line: "asked" } as const;
  const fetched = await inLine(companyId, () => fetchCalendar(wanted, now));
  if (fetched.what === "failed") throw validationFailed([{ path: "address", message: fetched.error }]);
  return fetched;
}

/** Throws ValidationFailed for another company's bus. */
async function requireOwnBus(tx: Transaction, companyId: string, bus: string | null) {
  if (bus === null || (await tx.bus.count({ where: { id: bus, companyId } })) === 1) return;
  throw validationFailed([{ path: "bus", message: "busUnknown" }]);
}

const sealed = (address: string) => ({ address: seal(sealedFor, address), host: new URL(address).hostname });

const select = { id: true, companyId: true, busId: true, name: true, failures: true, version: true } as const;

/** Throws NotFound, ValidationFailed (an address that cannot be read, a foreign bus), Conflict where there are too many. */
export async function addExternal(
  viewer: BusPartner | Admin,
  company: string,
  { name, address, bus: busId = null }: CalendarInput,
  now = new Date(),
): Promise<CalendarRecord> {
  const companyId = await calendarCompany(viewer, company);
  const fetched = await requireReadable(companyId, address, now.getTime());
  const id = await transaction(async (tx) => {
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for no key update`;
    await requireOwnBus(tx, companyId, busId);
    if ((await tx.externalCalendar.count({ where: { companyId } })) >= mostCalendars)
      throw conflict([{ path: "address", message: "tooMany" }]);
    const row = await tx.externalCalendar.create({ data: { companyId, busId, name, ...sealed(address) }, select });
    await storeFetched(tx, row, fetched, now);
    const after = { name, bus: busId };
    await audit(tx, viewer, { action: "create", noun: "externalcalendar", recordId: row.id, after });
    return row.id;
  });
  await tellConflicts(now, companyId);
  return externalOf(companyId, id, now);
}

/** Locked. Throws NotFound. */
async function lockExternal(tx: Transaction, companyId: string, id: string) {
  await tx.$queryRaw`select id from external_calendar where id = ${id}::uuid for update`;
  const row = await tx.externalCalendar.findFirst({ where: { id, companyId }, select });
  if (!row) throw notFound();
  return row;
}

/** Throws NotFound, ValidationFailed, Conflict for a stale version. */
export async function changeExternal(
  viewer: BusPartner | Admin,
  { company, id }: { company: string; id: string },
  { address, version, ...change }: CalendarChange,
  now = new Date(),
): Promise<CalendarRecord> {
  const companyId = await calendarCompany(viewer, company);
  await externalOf(companyId, id);
  const fetched = address === undefined ? null : await requireReadable(companyId, address, now.getTime());
  await transaction(async (tx) => {
    const before = await lockExternal(tx, companyId, id);
    if (before.version !== version) throw conflict();
    const { name = before.name, bus: busId = before.busId } = change;
    await requireOwnBus(tx, companyId, busId);
    const data = { name, busId, ...(address && sealed(address)), version: { increment: 1 } };
    const row = await tx.externalCalendar.update({ where: { id }, data, select });
    if (fetched) await storeFetched(tx, row, fetched, now);
    else await tx.externalBusy.updateMany({ where: { calendarId: id }, data: { busId } });
    const difference = { before: { name: before.name, bus: before.busId }, after: { name, bus: busId } };
    await audit(tx, viewer, { action: "change", noun: "externalcalendar", recordId: id, ...difference });
  });
  await tellConflicts(now, companyId);
  return externalOf(companyId, id, now);
}

/** Its times go with it. Throws NotFound. */
export async function removeExternal(viewer: BusPartner | Admin, company: string, id: string): Promise<undefined> {
  const companyId = await calendarCompany(viewer, company);
  await transaction(async (tx) => {
    const { name, busId } = await lockExternal(tx, companyId, id);
    await tx.externalCalendar.delete({ where: { id } });
    const before = { name, bus: busId };
    await audit(tx, viewer, { action: "delete", noun: "externalcalendar", recordId: id, before });
  });
  await tellConflicts(new Date(), companyId);
  return undefined;
}
