import { env } from "@/env.mjs";
import type { Admin, BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { feedSelect, toFeed } from "../present/booking";
import { calendarCompany } from "../queries/reach";
import { mostFeeds } from "../rules";
import type { NewFeedRecord } from "../schema";

type Query = { companyId: string; busId: string | null };

/**
 * A private address of the company's calendar or of one bus's. Throws NotFound, ValidationFailed for a foreign bus,
 * Conflict where the company has too many.
 */
export async function openFeed(
  viewer: BusPartner | Admin,
  { companyId: wanted, busId }: Query,
): Promise<NewFeedRecord> {
  const companyId = await calendarCompany(viewer, wanted);
  const { token, hash } = newMailedToken();
  const row = await transaction(async (tx) => {
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for update`;
    if (busId && !(await tx.bus.findFirst({ where: { id: busId, companyId }, select: { id: true } }))) {
      throw validationFailed([{ path: "bus", message: "busUnknown" }]);
    }
    if ((await tx.calendarFeed.count({ where: { companyId } })) >= mostFeeds) {
      throw conflict([{ path: "bus", message: "tooMany" }]);
    }
    const made = await tx.calendarFeed.create({ data: { companyId, busId, hash }, select: feedSelect });
    await audit(tx, viewer, { action: "open", noun: "calendarfeed", recordId: made.id, after: { bus: busId } });
    return made;
  });
  return { ...toFeed(row), url: `${env.APP_URL}/api/calendar/${token}.ics` };
}

/** The address says nothing any more, at once. Throws NotFound. */
export async function revokeFeed(
  viewer: BusPartner | Admin,
  { companyId: wanted, id }: { companyId: string; id: string },
) {
  const companyId = await calendarCompany(viewer, wanted);
  await transaction(async (tx) => {
    const { count } = await tx.calendarFeed.deleteMany({ where: { id, companyId } });
    if (count === 0) throw notFound();
    await audit(tx, viewer, { action: "revoke", noun: "calendarfeed", recordId: id });
  });
}

const often = 5 * 60_000;

/** When a calendar has last asked for it, noted every five minutes at most. */
export async function noteFeedRead(id: string, now = Date.now()) {
  const stale = { OR: [{ lastReadAt: null }, { lastReadAt: { lt: new Date(now - often) } }] };
  await prisma.calendarFeed.updateMany({ where: { id, ...stale }, data: { lastReadAt: new Date(now) } });
}
