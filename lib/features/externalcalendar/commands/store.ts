import { env } from "@/env.mjs";
import type { Transaction } from "@/lib/db/prisma";
import { pauseAfter } from "../rules";
import type { Fetched } from "./fetch";

/** For lib/auth/sealed. */
export const sealedFor = "external-calendar";

const minute = 60_000;
const next = (failures: number, now: Date) =>
  new Date(now.getTime() + pauseAfter(failures, env.CALENDAR_MINUTES * minute));

type Stored = { name: string; id: string; companyId: string; busId: string | null; failures: number };

/** What has no title is called by its calendar. */
async function writeSpans(
  tx: Transaction,
  { id, name, companyId, busId }: Stored,
  fetched: Fetched & { what: "read" },
) {
  await tx.externalBusy.deleteMany({ where: { calendarId: id } });
  const data = fetched.spans.map(({ start, end, title, allDay }) => ({
    calendarId: id,
    companyId,
    busId,
    title: title || name,
    allDay,
    start: new Date(start),
    end: new Date(end),
  }));
  await tx.externalBusy.createMany({ data });
}

/** What came of reading it; of a failure what was read before stays. With the calendar locked. */
export async function storeFetched(tx: Transaction, calendar: Stored, fetched: Fetched, now: Date) {
  const { id, failures } = calendar;
  if (fetched.what === "failed") {
    const data = { error: fetched.error, failures: failures + 1, nextAt: next(failures + 1, now) };
    await tx.externalCalendar.update({ where: { id }, data });
    return;
  }
  const well = { error: null, failures: 0, readAt: now, nextAt: next(0, now) };
  if (fetched.what === "same") {
    await tx.externalCalendar.update({ where: { id }, data: well });
    return;
  }
  await writeSpans(tx, calendar, fetched);
  const { etag, modified, skipped, guessed } = fetched;
  const data = { ...well, etag, modified, skipped, guessed, writtenAt: now };
  await tx.externalCalendar.update({ where: { id }, data });
}
