import type { Transaction } from "@/lib/db/prisma";

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
