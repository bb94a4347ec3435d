import { hashMailedToken, newMailedToken } from "@/lib/auth/mailed-token";
import type { prisma, Transaction } from "@/lib/db/prisma";
import { subscriberKey } from "@/lib/mail/unsubscribe";

/** Purpose of a mailed token by which a company without an account answers one request. */
const purpose = "answer";

type Sent = { companyId: string; requestId: string /** The address it is mailed to. */; email: string; until: Date };

/** Such a link; it is good once `row` is written in the transaction that queues its mail. */
export function newAnswerLink({ companyId, requestId, email, until }: Sent) {
  const { token, hash } = newMailedToken();
  const data = { email: subscriberKey(email) };
  return { token, row: { hash, purpose, companyId, requestId, data, expiresAt: until } };
}

/**
 * Company and request that a link is for. The proof is the mailbox that it was sent to: null once the company has
 * another address or is closed, and after the link has run out.
 */
export async function answerLink(db: Transaction | typeof prisma, token: string) {
  const row = await db.mailedToken.findUnique({ where: { hash: hashMailedToken(token) } });
  const live = row?.purpose === purpose && row.expiresAt !== null && row.expiresAt > new Date();
  if (!live || !row.companyId || !row.requestId) return null;
  const company = await db.company.findFirst({
    where: { id: row.companyId, active: true },
    select: { id: true, name: true, companyType: true, email: true, registered: true },
  });
  const { email } = row.data as { email: string };
  if (!company || subscriberKey(company.email) !== email) return null;
  return { company, requestId: row.requestId, email };
}
export type AnswerScope = NonNullable<Awaited<ReturnType<typeof answerLink>>>;
