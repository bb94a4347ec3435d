import { hashMailedToken, newMailedToken } from "@/lib/auth/mailed-token";
import type { prisma, Transaction } from "@/lib/db/prisma";

/** A link to the author's page for one mail; earlier ones stay good. Only its hash is stored. */
export async function mintAuthorToken(tx: Transaction, requestId: string) {
  const { token, hash } = newMailedToken();
  await tx.mailedToken.create({ data: { hash, purpose: "busrequest", requestId } });
  return token;
}

/** Whether such a link speaks for the author of this request. One that has run out does not, purged or not. */
export async function isAuthorToken(db: Transaction | typeof prisma, token: string | null, requestId: string) {
  if (!token) return false;
  const row = await db.mailedToken.findUnique({
    where: { hash: hashMailedToken(token) },
    select: { purpose: true, requestId: true, expiresAt: true },
  });
  if (row?.purpose !== "busrequest" || row.requestId !== requestId) return false;
  return row.expiresAt === null || row.expiresAt > new Date();
}
