import type { Transaction } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { recordSql } from "../present";
import type { BusRequestRecord } from "../schema/record";

const readSql = `select ${recordSql.full} as record from bus_request r where r.id = $1::uuid`;

/** The whole record inside a transaction. Throws NotFound. */
export async function readRecord(tx: Transaction, id: string) {
  const [row] = await tx.$queryRawUnsafe<{ record: BusRequestRecord }[]>(readSql, id);
  if (!row) throw notFound();
  return row.record;
}
