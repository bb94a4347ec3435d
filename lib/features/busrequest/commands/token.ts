import { newMailedToken } from "@/lib/auth/mailed-token";
import type { Transaction } from "@/lib/db/prisma";

/** A link to the author's page for one mail; earlier ones stay good. Only its hash is stored. */
export async function mintAuthorToken(tx: Transaction, requestId: string) {
  const { token, hash } = newMailedToken();
  await tx.mailedToken.create({ data: { hash, purpose: "busrequest", requestId } });
  return token;
}
