import { hashMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";

/** The request of which a mailed link speaks for the author; null for one that is unknown or has run out. */
export async function findRequestOfLink(token: string) {
  const row = await prisma.mailedToken.findUnique({
    where: { hash: hashMailedToken(token) },
    select: { purpose: true, requestId: true, expiresAt: true },
  });
  if (row?.purpose !== "busrequest") return null;
  return row.expiresAt !== null && row.expiresAt <= new Date() ? null : row.requestId;
}
