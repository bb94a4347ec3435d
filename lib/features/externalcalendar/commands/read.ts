import type { Admin, BusPartner } from "@/lib/access/viewer";
import { unseal } from "@/lib/auth/sealed";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { calendarCompany } from "@/lib/features/calendar/queries/reach";
import type { Line } from "@/lib/ics/read";
import { log } from "@/lib/log";
import { isStopping } from "@/lib/stopping";
import { externalOf } from "../queries/list";
import { writtenFor } from "../rules";
import type { CalendarRecord } from "../schema";
import { tellConflicts } from "./conflicts";
import { type Fetched, fetchCalendar, type Known } from "./fetch";
import { inLine } from "./line";
import { sealedFor, storeFetched } from "./store";

const select = {
  id: true,
  address: true,
  etag: true,
  modified: true,
  writtenAt: true,
  company: { select: { timeZone: true } },
} as const;

/** Once a day its entries are written out anew: the window moves on, though the calendar is the same. */
function knownOf({ etag, modified, writtenAt }: Known & { writtenAt: Date | null }, now: Date) {
  const stale = writtenAt === null || now.getTime() - writtenAt.getTime() > writtenFor;
  return stale ? null : { etag, modified };
}

async function readOne(id: string, line: Line, now: Date) {
  const row = await prisma.externalCalendar.findUnique({ where: { id }, select });
  if (!row) return;
  const read = unseal(sealedFor, row.address);
  const address = read?.text;
  const forgotten: Fetched = { what: "failed", error: "calendarForgotten" };
  const { timeZone } = row.company;
  const wanted = { zone: timeZone, known: knownOf(row, now), line };
  const fetched = address ? await fetchCalendar({ address, ...wanted }, now.getTime()) : forgotten;
  await transaction(async (tx) => {
    await tx.$queryRaw`select id from external_calendar where id = ${id}::uuid for update`;
    // Removed meanwhile, or given another address: what was read is of no use.
    const where = { id, address: row.address };
    if (read?.renewed) {
      await tx.externalCalendar.updateMany({ where, data: { address: read.renewed } });
      where.address = read.renewed;
    }
    const still = await tx.externalCalendar.findFirst({
      where,
      select: { id: true, companyId: true, busId: true, name: true, failures: true },
    });
    if (still) await storeFetched(tx, still, fetched, now);
  });
}

/** Reads it now. Throws NotFound. */
export async function readExternal(viewer: BusPartner | Admin, company: string, id: string): Promise<CalendarRecord> {
  const companyId = await calendarCompany(viewer, company);
  await externalOf(companyId, id);
  const now = new Date();
  await inLine(companyId, () => readOne(id, "asked", now));
  await tellConflicts(now, companyId);
  return externalOf(companyId, id, now);
}

/** Of one run; the next goes on. */
const most = 60;
const beside = 4;

/** Taken for ten minutes: another worker passes them by, and what dies with a worker is read again. */
const takeDue = (now: Date) => prisma.$queryRaw<{ id: string }[]>`
  update external_calendar set "nextAt" = ${now}::timestamptz + interval '10 minutes'
  where id in (select c.id from external_calendar c join company o on o.id = c."companyId" and o.active
    where c."nextAt" <= ${now} order by c."nextAt" limit ${most} for update of c skip locked)
  returning id`;

/** Reads the calendars that are due, a few at a time, and tells what has come in the way of trips. Returns how many. */
export async function readExternals(now = new Date()) {
  const due = await takeDue(now);
  const waiting = [...due];
  const work = async () => {
    for (let next = waiting.pop(); next && !isStopping(); next = waiting.pop()) {
      const { id } = next;
      await readOne(id, "due", now).catch((error) =>
        log.error({ err: error, calendar: id }, "a calendar was not read"),
      );
    }
  };
  await Promise.all(Array.from({ length: beside }, work));
  await tellConflicts(now);
  return due.length;
}
