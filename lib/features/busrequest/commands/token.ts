import { hashMailedToken, newMailedToken } from "@/lib/auth/mailed-token";
import { v7 as uuidv7 } from "uuid";
import type { prisma, Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";

const mintSql = `insert into mailed_token (id, hash, purpose, "requestId") values ($1::uuid, $2, 'busrequest', $3::uuid)`;
const readSql = `select purpose::text as purpose, "requestId", "expiresAt" from mailed_token where hash = $1`;
type Row = { purpose: string; requestId: string | null; expiresAt: Date | null };

/** A link to the author's page for one mail; earlier ones stay good. Only its hash is stored. */
export async function mintAuthorToken(tx: Transaction, requestId: string) {
  const { token, hash } = newMailedToken();
  await run(tx, "token.author.mint", mintSql, [uuidv7(), hash, requestId]);
  return token;
}

/** Whether such a link speaks for the author of this request. One that has run out does not, purged or not. */
export async function isAuthorToken(db: Transaction | typeof prisma, token: string | null, requestId: string) {
  if (!token) return false;
  const [row] = await run<Row>(db, "token.author.read", readSql, [hashMailedToken(token)]);
  if (row?.purpose !== "busrequest" || row.requestId !== requestId) return false;
  return row.expiresAt === null || row.expiresAt > new Date();
}
