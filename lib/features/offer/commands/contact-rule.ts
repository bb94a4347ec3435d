import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import type { ContactRule } from "@/lib/access/records";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { notifyContactRule } from "../notify";
import { offerSelect } from "../present";
import { whereState } from "../rules/offer";

async function tellBidders(tx: Transaction, requestId: string, rule: ContactRule, now: Date) {
  const rows = await tx.offer.findMany({ where: { requestId, ...whereState("open", now) }, select: offerSelect });
  const mails: string[] = [];
  for (const row of rows) {
    const mail = await notifyContactRule(tx, row, rule);
    if (mail) mails.push(mail);
  }
  return mails;
}

/**
 * The author has chosen another contact rule while offers are open: their bidders are told. A stricter one holds at
 * once, an easier one when these mails have left. In the transaction that changes the request.
 */
export async function changeContactRule(tx: Transaction, before: BusRequestRecord, after: BusRequestRecord) {
  const { id: requestId, contact: rule } = after;
  if (rule === null || rule === before.contact) return;
  await tx.contactNotice.deleteMany({ where: { requestId } });
  const mails = await tellBidders(tx, requestId, rule, new Date());
  if (rule === "onRequest" && mails.length > 0) await tx.contactNotice.create({ data: { requestId, mails } });
}

const toldSql = `delete from contact_notice n
  where not exists (select from outbox_mail m where m.id = any(n.mails) and m.state = 'queued') returning "requestId" as id`;

/** Lets easier contact rules hold whose bidders have been told, or cannot be reached. Returns how many. */
export function applyToldRules() {
  return transaction(async (tx) => {
    const told = await tx.$queryRawUnsafe<{ id: string }[]>(toldSql);
    if (told.length > 0) await changed(tx, "busrequest", ...told.map(({ id }) => `busrequest:${id}`));
    return told.length;
  });
}
