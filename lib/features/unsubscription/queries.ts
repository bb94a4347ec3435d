import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound, unauthorized } from "@/lib/errors";
import { readUnsubscribeToken, subscriberKey } from "@/lib/mail/unsubscribe";
import { settingsOf } from "./rules";
import type { EmailSettings } from "./schema";

/** Whom and what a link of a mail is about. Throws NotFound for a link that is not ours. */
export async function subscriptionOf(token: string) {
  const known = readUnsubscribeToken(token);
  if (!known) throw notFound();
  const email = subscriberKey(known.email);
  const row = await prisma.unsubscription.findUnique({ where: { email_group: { email, group: known.group } } });
  return { email, group: known.group, unsubscribed: row !== null };
}

/** The settings of one account, with the address that they are kept under. */
export async function settingsWithin(tx: Transaction, id: string): Promise<{ email: string; settings: EmailSettings }> {
  const user = await tx.user.findUniqueOrThrow({ where: { id }, select: { email: true, requestMails: true } });
  const email = subscriberKey(user.email);
  const rows = await tx.unsubscription.findMany({ where: { email }, select: { group: true } });
  return { email, settings: settingsOf(user.requestMails, new Set(rows.map(({ group }) => group))) };
}

/** GET /user/emailsettings: the viewer's own. */
export async function emailSettingsOf(viewer: Viewer): Promise<EmailSettings> {
  if (!isSignedIn(viewer)) throw unauthorized();
  return (await transaction((tx) => settingsWithin(tx, viewer.id))).settings;
}
