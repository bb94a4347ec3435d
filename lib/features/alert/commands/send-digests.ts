import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { queueMail } from "@/lib/mail/outbox";
import { digestMail } from "../notify";
import { readerOf, stillOpen, type Waiting, waitingPeople } from "../queries/waiting";
import { digestAction, digestMoment } from "../rules";

const partSize = 500;

type Row = { requestId: string; companyId: string };

// One statement marks and tells which: of two workers each row is one's alone.
const takeSql = `update request_alert set "sentAt" = $2::timestamptz
  where "userId" = $1::uuid and "sentAt" is null and "createdAt" < $3::timestamptz
  returning "requestId", "companyId"`;

async function dropWaiting(tx: Transaction, userId: string) {
  await tx.requestAlert.deleteMany({ where: { userId, sentAt: null } });
}

/** Asked again, marked and mailed in one transaction. True where a mail was queued. */
function sendDigest({ userId, timeZone, oldest }: Waiting, now: Date) {
  return transaction(async (tx) => {
    const reader = await readerOf(tx, userId);
    const action = digestAction({ pace: reader?.pace ?? "never", oldest: oldest.getTime(), timeZone }, now.getTime());
    if (action === "wait") return false;
    if (!reader?.companyId || action === "drop") {
      await dropWaiting(tx, userId);
      return false;
    }
    const { companyId, language } = reader;
    const until = reader.pace === "daily" ? digestMoment(now.getTime(), timeZone) : null;
    const before = until === null ? new Date(now.getTime() + 1) : new Date(until);
    const rows = await tx.$queryRawUnsafe<Row[]>(takeSql, userId, now, before);
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
  let after: string | null = null;
  do {
    const part: Waiting[] = await waitingPeople(after, partSize);
    for (const waiting of part) {
      const { pace, timeZone, oldest } = waiting;
      if (digestAction({ pace, timeZone, oldest: oldest.getTime() }, now.getTime()) === "wait") continue;
      if (await tryDigest(waiting, now)) queued += 1;
    }
    after = part.length < partSize ? null : (part.at(-1)?.userId ?? null);
  } while (after !== null);
  return queued;
}
