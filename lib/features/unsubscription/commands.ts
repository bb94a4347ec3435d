import type { Admin, SignedIn } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { consentGroups, type MailGroup } from "@/lib/mail/groups";
import { subscriberKey } from "@/lib/mail/unsubscribe";
import { optOutsOf, settingsWithin, subscriptionOf } from "./queries";
import { allAt, mailColumns, type Mails, paceOf, turned } from "./rules";
import type { EmailSettings, EmailSettingsChange, OptOutInput, OptOutWay } from "./schema/unsubscription";

type Statements = Pick<Transaction, "$queryRaw">;
type Dropped = { count: number }[];

/** Of these addresses, of all groups where none are named. Returns how many: the database lets nobody delete by other ways. */
export async function dropOptOuts(tx: Statements, addresses: readonly string[], groups: readonly string[] | null) {
  const rows = await tx.$queryRaw<Dropped>`
    select drop_opt_outs(${[...addresses]}::text[], ${groups && [...groups]}::text[]) as count`;
  return rows[0]?.count ?? 0;
}

/** The same of a yes. */
export async function dropConsents(tx: Statements, addresses: readonly string[], groups: readonly string[] | null) {
  const rows = await tx.$queryRaw<Dropped>`
    select drop_consents(${[...addresses]}::text[], ${groups && [...groups]}::text[]) as count`;
  return rows[0]?.count ?? 0;
}

/** One-click unsubscribe (RFC 8058): a second time changes nothing. Throws NotFound for a link that is not ours. */
export async function unsubscribe(token: string) {
  const { email, group } = await subscriptionOf(token);
  await prisma.unsubscription.createMany({ data: [{ email, group, how: "link" }], skipDuplicates: true });
  return { email, group, unsubscribed: true };
}

/** Takes an unsubscription back by the same link: mails of the group may be sent again. */
export async function resubscribe(token: string) {
  const { email, group } = await subscriptionOf(token);
  await dropOptOuts(prisma, [email], [group]);
  return { email, group, unsubscribed: false };
}

type Left = { email: string; groups: readonly MailGroup[]; how: OptOutWay };

/** Returns the groups that were not left before. */
async function leave(tx: Transaction, { email, groups, how }: Left) {
  const data = groups.map((group) => ({ email: subscriberKey(email), group, how }));
  const rows = await tx.unsubscription.createManyAndReturn({ data, skipDuplicates: true, select: { group: true } });
  return rows.map(({ group }) => group);
}

/** A yes given now, to the groups that need one; it ends what was left before. */
async function agree(tx: Transaction, email: string, groups: readonly MailGroup[]) {
  await dropOptOuts(tx, [email], groups);
  await dropConsents(tx, [email], groups);
  const needed = groups.filter((group) => consentGroups.includes(group));
  await tx.mailConsent.createMany({ data: needed.map((group) => ({ email, group, how: "account" as const })) });
}

/** For a changed mail address: what was left or agreed to stays so at the new one. The old one keeps its rows. */
export async function carryUnsubscriptions(tx: Transaction, from: string, to: string) {
  const where = { email: subscriberKey(from) };
  const email = subscriberKey(to);
  const left = await tx.unsubscription.findMany({ where });
  await tx.unsubscription.createMany({ data: left.map((row) => ({ ...row, email })), skipDuplicates: true });
  const agreed = await tx.mailConsent.findMany({ where });
  await tx.mailConsent.createMany({ data: agreed.map((row) => ({ ...row, email })), skipDuplicates: true });
}

/** `mails`: a pace for each kind, instead of one for all. */
type Change = EmailSettingsChange & { mails?: Mails };

/** The viewer's own settings within a transaction. The audit line is the proof of a consent, with its time. */
export async function changeSettingsWithin(
  tx: Transaction,
  viewer: SignedIn,
  { mails, ...change }: Change,
): Promise<EmailSettings> {
  const { id } = viewer;
  const { email, ...before } = await settingsWithin(tx, id);
  const wanted = mails ?? (change.requests && allAt(change.requests));
  const requests = wanted ? { requests: paceOf(wanted) } : {};
  const { off, on } = turned(before.settings, { ...change, ...requests });
  await leave(tx, { email, groups: off, how: "account" });
  await agree(tx, email, on);
  // Nothing at all is the unsubscription alone: taken back elsewhere, the paces from before count again.
  if (wanted && paceOf(wanted) !== "never") await tx.user.update({ where: { id }, data: mailColumns(wanted) });
  if (change.push) await tx.user.update({ where: { id }, data: { pushKinds: [...new Set(change.push)] } });
  const { email: _email, ...after } = await settingsWithin(tx, id);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const told = ({ settings, mails: paces }: typeof after) => ({ ...settings, ...paces });
    const lines = { before: told(before), after: told(after) };
    await audit(tx, viewer, { action: "emailSettings", noun: "user", recordId: id, ...lines });
  }
  return after.settings;
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

/**
 * POST /admin/mailer/unsubscriptions: somebody has written or phoned. Groups that the address has left before keep their
 * entries. Throws Conflict where it has left all of them.
 */
export async function addOptOuts(viewer: Admin, { email: address, groups, how }: OptOutInput) {
  const email = subscriberKey(address);
  await transaction(async (tx) => {
    const added = await leave(tx, { email, groups, how });
    if (added.length === 0) throw conflict([{ path: "email", message: "optedOutBefore" }]);
    const after = { groups: added, how };
    await audit(tx, viewer, { action: "create", noun: "unsubscription", recordId: await recordIdOf(tx, email), after });
    await changed(tx, "unsubscription");
  });
  return optOutsOf(email, groups);
}

/**
 * Deletes an address's opt-outs, of one group or of all: what held before holds again, which makes no consent of a
 * "never". Throws NotFound for none.
 */
export async function deleteUnsubscriptions(viewer: Admin, address: string, group?: string) {
  const email = subscriberKey(address);
  await transaction(async (tx) => {
    const where = { email, ...(group === undefined ? {} : { group }) };
    const rows = await tx.unsubscription.findMany({ where, select: { group: true } });
    if ((await dropOptOuts(tx, [email], group === undefined ? null : [group])) === 0) throw notFound();
    const before = { groups: rows.map((row) => row.group) };
    const recordId = await recordIdOf(tx, email);
    await audit(tx, viewer, { action: "delete", noun: "unsubscription", recordId, before });
    await changed(tx, "unsubscription");
  });
}
