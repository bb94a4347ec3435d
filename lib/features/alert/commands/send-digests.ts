import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { queueMail } from "@/lib/mail/outbox";
import { isStopping, untilStopping } from "@/lib/stopping";
import { digestMail } from "../notify";
import { paceSql, readerOf, stillOpen, type Waiting, type WaitingRow, waitingPeople } from "../queries/waiting";
import { digestAction, digestMoment } from "../rules";

const partSize = 500;

type Row = WaitingRow & { companyId: string };

// One statement marks and tells which: of two workers each row is one's alone. Whose pace has changed since waits for
// the next round, which finds it under the new one.
const takeSql = `update request_alert a set "sentAt" = $2::timestamptz from bus_request r, user_account u
  where r.id = a."requestId" and u.id = a."userId" and ${paceSql} = $4::"MailPace"
    and a."userId" = $1::uuid and a."sentAt" is null and a."createdAt" < $3::timestamptz
  returning a."requestId", a."companyId", a.matches, a."fitId"`;
const dropSql = `delete from request_alert a using bus_request r, user_account u
  where r.id = a."requestId" and u.id = a."userId" and ${paceSql} = 'never' and a."userId" = $1::uuid and a."sentAt" is null`;

/** Asked again, marked and mailed in one transaction. True where a mail was queued. */
function sendDigest({ userId, timeZone, oldest, pace }: Waiting, now: Date) {
  return transaction(async (tx) => {
    const reader = await readerOf(tx, userId);
    if (!reader?.companyId || reader.off) {
      await tx.requestAlert.deleteMany({ where: { userId, sentAt: null } });
      return false;
    }
    const action = digestAction({ pace, oldest: oldest.getTime(), timeZone }, now.getTime());
    if (action === "drop") await tx.$executeRawUnsafe(dropSql, userId);
    if (action !== "send") return false;
    const { companyId, language } = reader;
    const until = pace === "daily" ? digestMoment(now.getTime(), timeZone) : null;
    const before = until === null ? new Date(now.getTime() + 1) : new Date(until);
    const rows = await tx.$queryRawUnsafe<Row[]>(takeSql, userId, now, before, pace);
    // What a former company was to hear of is none of the new one's business.
    const own = rows.filter((row) => row.companyId === companyId);
    const { total, requests } = await stillOpen(tx, { companyId, language }, own, now);
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
    for (const waiting of untilStopping(part)) {
      const { pace, timeZone, oldest, off } = waiting;
      const due = off ? "drop" : digestAction({ pace, timeZone, oldest: oldest.getTime() }, now.getTime());
      if (due === "wait") continue;
      if (await tryDigest(waiting, now)) queued += 1;
    }
    after = part.length < partSize || isStopping() ? null : (part.at(-1) ?? null);
  } while (after !== null);
  return queued;
}
