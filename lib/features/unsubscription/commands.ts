import type { Admin, SignedIn } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import type { MailGroup } from "@/lib/mail/groups";
import { subscriberKey } from "@/lib/mail/unsubscribe";
import { settingsWithin, subscriptionOf } from "./queries";
import { turned } from "./rules";
import type { EmailSettings, EmailSettingsChange } from "./schema";

/** One-click unsubscribe (RFC 8058): a second time changes nothing. Throws NotFound for a link that is not ours. */
export async function unsubscribe(token: string) {
  const { email, group } = await subscriptionOf(token);
  await prisma.unsubscription.createMany({ data: [{ email, group }], skipDuplicates: true });
  return { email, group, unsubscribed: true };
}

/** Takes an unsubscription back by the same link: mails of the group may be sent again. */
export async function resubscribe(token: string) {
  const { email, group } = await subscriptionOf(token);
  await prisma.unsubscription.deleteMany({ where: { email, group } });
  return { email, group, unsubscribed: false };
}

async function stop(tx: Transaction, email: string, groups: readonly MailGroup[]) {
  const key = subscriberKey(email);
  await tx.unsubscription.createMany({ data: groups.map((group) => ({ email: key, group })), skipDuplicates: true });
}

/** For a new account: advertising needs a yes that was given (GDPR, UWG), so it begins switched off. */
export async function startWithoutMarketing(tx: Transaction, email: string) {
  await stop(tx, email, ["marketing"]);
}

/** For a changed mail address: what was switched off stays so at the new one. The old one keeps its rows. */
export async function carryUnsubscriptions(tx: Transaction, from: string, to: string) {
  const rows = await tx.unsubscription.findMany({ where: { email: subscriberKey(from) }, select: { group: true } });
  const email = subscriberKey(to);
  await tx.unsubscription.createMany({ data: rows.map(({ group }) => ({ email, group })), skipDuplicates: true });
}

/** The viewer's own settings within a transaction. The audit line is the proof of a consent, with its time. */
export async function changeSettingsWithin(
  tx: Transaction,
  viewer: SignedIn,
  change: EmailSettingsChange,
): Promise<EmailSettings> {
  const { id } = viewer;
  const { email, settings: before } = await settingsWithin(tx, id);
  const { off, on } = turned(change);
  await stop(tx, email, off);
  await tx.unsubscription.deleteMany({ where: { email, group: { in: on } } });
  // "never" is the unsubscription alone: taken back elsewhere, the pace from before counts again.
  if (change.requests && change.requests !== "never") {
    await tx.user.update({ where: { id }, data: { requestMails: change.requests } });
  }
  const { settings: after } = await settingsWithin(tx, id);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await audit(tx, viewer, { action: "emailSettings", noun: "user", recordId: id, before, after });
  }
  return after;
}

/** PUT /user/emailsettings */
export async function changeEmailSettings(viewer: SignedIn, change: EmailSettingsChange): Promise<EmailSettings> {
  return transaction((tx) => changeSettingsWithin(tx, viewer, change));
}

/** The address itself is never on record (decision 013): the account's id stands for it, where there is one. */
async function recordIdOf(tx: Transaction, email: string) {
  const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
  return user?.id ?? "no-account";
}

/** Deletes an address's opt-outs, of one group or of all: mails may be sent again. Throws NotFound for none. */
export async function deleteUnsubscriptions(viewer: Admin, address: string, group?: string) {
  const email = subscriberKey(address);
  await transaction(async (tx) => {
    const where = { email, ...(group === undefined ? {} : { group }) };
    const rows = await tx.unsubscription.findMany({ where, select: { group: true } });
    const { count } = await tx.unsubscription.deleteMany({ where });
    if (count === 0) throw notFound();
    const before = { groups: rows.map((row) => row.group) };
    const recordId = await recordIdOf(tx, email);
    await audit(tx, viewer, { action: "delete", noun: "unsubscription", recordId, before });
    await changed(tx, "unsubscription");
  });
}
