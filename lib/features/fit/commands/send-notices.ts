import { prisma, type Transaction } from "@/lib/db/prisma";
import { queryOnce } from "@/lib/db/pool";
import { run } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { mintAuthorToken } from "@/lib/features/busrequest/commands/token";
import type { Language } from "@/lib/i18n/routing";
import { log } from "@/lib/log";
import { queueMail } from "@/lib/mail/outbox";
import { untilStopping } from "@/lib/stopping";
import { noticeMail } from "../notify";
import type { Fit } from "../present";
import { noticedSql, unaskedSql } from "../queries/notice";
import { busesFor } from "../queries/search";
import { tripsById } from "../queries/trip";
import { gatherMinutes, restMinutes, usualLook } from "../rules";

/** Authors in one run; the next goes on. */
const most = 500;

// Buses that are published one after the other come as one mail; what comes after it waits for an hour.
const dueSql = `select n."requestId" as id from fit_notice n where n."sentAt" is null group by n."requestId"
  having min(n."createdAt") <= $1::timestamptz - interval '${gatherMinutes} minutes'
    and not exists (select from fit_notice s where s."requestId" = n."requestId"
      and s."sentAt" > $1::timestamptz - interval '${restMinutes} minutes')
  order by min(n."createdAt"), n."requestId" limit ${most}`;

const authorSql = `select r.email, r.language::text as language from bus_request r
  where r.id = $1::uuid and r."fitNotice" and ${noticedSql} for update`;
const takeSql = `update fit_notice n set "sentAt" = $3::timestamptz from bus_request r, bus_request s
  where r.id = $1::uuid and n."requestId" = r.id and s.id = n."supplyId" and n."supplyId" = any($2::uuid[])
    and n."sentAt" is null and ${unaskedSql} returning n."supplyId" as id`;

type Author = { email: string; language: Language };
type Waiting = { id: string; ids: string[]; fits: readonly Fit[] };

/** What waits for one author, and what of it still fits, best first. */
async function waitingOf(id: string): Promise<Waiting> {
  const rows = await prisma.fitNotice.findMany({ where: { requestId: id, sentAt: null }, select: { supplyId: true } });
  const ids = rows.map(({ supplyId }) => supplyId);
  const [trip] = await tripsById([id]);
  const look = { ...usualLook, moves: "group" } as const;
  const fits = trip ? await busesFor(trip, { look, whose: { except: trip.company?.id ?? null } }) : [];
  return { id, ids, fits: fits.filter(({ supply }) => supply.id !== null && ids.includes(supply.id)) };
}

/** Marks those that the author is told of now. */
async function take(tx: Transaction, { id, fits }: Waiting, now: Date) {
  const fitting = fits.flatMap(({ supply }) => supply.id ?? []);
  const taken = await run<{ id: string }>(tx, "fit.notice.take", takeSql, [id, fitting, now]);
  return fits.filter(({ supply }) => taken.some((row) => row.id === supply.id));
}

function send(waiting: Waiting, now: Date) {
  const { id, ids } = waiting;
  return transaction(async (tx) => {
    const [author] = await run<Author>(tx, "fit.notice.author", authorSql, [id]);
    const fits = author ? await take(tx, waiting, now) : [];
    // Taken, asked or turned off meanwhile: nobody is told, and a bus that comes to fit again is new.
    await tx.fitNotice.deleteMany({ where: { requestId: id, sentAt: null, supplyId: { in: ids } } });
    const [first] = fits;
    if (!author || !first) return false;
    const mail = noticeMail({ ...author, trip: first.request, fits, token: await mintAuthorToken(tx, id) });
    return (await queueMail(tx, mail)) !== null;
  });
}

/** Mails that are due: to each author one for all buses that wait. Returns how many were queued; one that fails stops no other. */
export async function sendNotices(now = new Date()) {
  let queued = 0;
  for (const { id } of untilStopping(await queryOnce<{ id: string }>(dueSql, [now]))) {
    try {
      if (await send(await waitingOf(id), now)) queued += 1;
    } catch (error) {
      log.warn({ err: error, requestId: id }, "author not told of a bus, trying again");
    }
  }
  return queued;
}
