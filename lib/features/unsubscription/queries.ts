import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { readUnsubscribeToken, subscriberKey } from "@/lib/mail/unsubscribe";

/** Whom and what a link of a mail is about. Throws NotFound for a link that is not ours. */
export async function subscriptionOf(token: string) {
  const known = readUnsubscribeToken(token);
  if (!known) throw notFound();
  const email = subscriberKey(known.email);
  const row = await prisma.unsubscription.findUnique({ where: { email_group: { email, group: known.group } } });
  return { email, group: known.group, unsubscribed: row !== null };
}
