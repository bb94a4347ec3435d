import type { Transaction } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { recordSql } from "../present";
import type { BusRequestRecord } from "../schema/record";

async function read(tx: Transaction, record: string, id: string) {
  const sql = `select ${record} as record from bus_request r where r.id = $1::uuid`;
  const [row] = await tx.$queryRawUnsafe<{ record: BusRequestRecord }[]>(sql, id);
  if (!row) throw notFound();
  return row.record;
}

/** The whole record inside a transaction. Throws NotFound. */
export const readRecord = (tx: Transaction, id: string) => read(tx, recordSql.full, id);

/** The same as everybody may see it. Throws NotFound. */
export const readPublicRecord = (tx: Transaction, id: string) => read(tx, recordSql.public, id);
