import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { type Kind, kinds as allKinds } from "@/lib/features/busrequest/rules/kinds";
import { kindsAt } from "@/lib/features/unsubscription/rules";
import { log } from "@/lib/log";
import { queueMail } from "@/lib/mail/outbox";
import { digestMail } from "../notify";
import { readerOf, stillOpen, type Waiting, waitingPeople } from "../queries/waiting";
import { digestAction, digestMoment } from "../rules";

const partSize = 500;

type Row = { requestId: string; companyId: string };

// One statement marks and tells which: of two workers each row is one's alone.
const takeSql = `update request_alert a set "sentAt" = $2::timestamptz from bus_request r
  where r.id = a."requestId" and r.category = any($4::"RequestKind"[])
    and a."userId" = $1::uuid and a."sentAt" is null and a."createdAt" < $3::timestamptz
  returning a."requestId", a."companyId"`;

async function dropWaiting(tx: Transaction, userId: string, kinds: readonly Kind[]) {
  await tx.requestAlert.deleteMany({ where: { userId, sentAt: null, request: { category: { in: [...kinds] } } } });
}

/** Asked again, marked and mailed in one transaction. True where a mail was queued. */
function sendDigest({ userId, timeZone, oldest, pace }: Waiting, now: Date) {
  return transaction(async (tx) => {
    const reader = await readerOf(tx, userId);
    if (!reader?.companyId || reader.off) {
      await dropWaiting(tx, userId, allKinds);
      return false;
    }
    // Whose pace has changed since waits for the next round, which finds it under the new one.
    const kinds = kindsAt(reader.mails, pace);
    const action = digestAction({ pace, oldest: oldest.getTime(), timeZone }, now.getTime());
    if (action === "drop") await dropWaiting(tx, userId, kinds);
    if (action !== "send" || kinds.length === 0) return false;
    const { companyId, language } = reader;
    const until = pace === "daily" ? digestMoment(now.getTime(), timeZone) : null;
    const before = until === null ? new Date(now.getTime() + 1) : new Date(until);
    const rows = await tx.$queryRawUnsafe<Row[]>(takeSql, userId, now, before, kinds);
    // What a former company was to hear of is none of the new one's business.
    const ids = rows.filter((row) => row.companyId === companyId).map(({ requestId }) => requestId);
    const { total, requests } = await stillOpen(tx, { companyId, language }, ids, now);
    if (total === 0) return false;
    const mail = digestMail(reader.email, language, { total, requests });
    return (await queueMail(tx, mail)) !== null;
  });
}

async function tryDigest(waiting: Waiting, now: Date) {
  try {
    return await sendDigest(waiting, now);
  } catch (error) {
    log.warn({ err: error, userId: waiting.userId }, "daily mail not queued, trying again");
    return false;
  }
}

/**
 * Daily mails that are due: alerts from before seven o'clock in the company's time zone, one mail for all of them.
 * It may run twice or late. Those who have turned daily mails off wait no longer. Returns how many were queued.
 */
export async function sendDigests(now = new Date()) {
  let queued = 0;
  let after: Pick<Waiting, "userId" | "pace"> | null = null;
  do {
    const part: Waiting[] = await waitingPeople(after, partSize);
    for (const waiting of part) {
      const { pace, timeZone, oldest, off } = waiting;
      const due = off ? "drop" : digestAction({ pace, timeZone, oldest: oldest.getTime() }, now.getTime());
      if (due === "wait") continue;
      if (await tryDigest(waiting, now)) queued += 1;
    }
    after = part.length < partSize ? null : (part.at(-1) ?? null);
  } while (after !== null);
  return queued;
}
