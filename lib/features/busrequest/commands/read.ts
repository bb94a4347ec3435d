import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { notFound } from "@/lib/errors";
import { type Audience, recordSql } from "../present";
import type { BusRequestRecord } from "../schema/record";

async function read(tx: Transaction, audience: Audience, id: string) {
  const sql = `select ${recordSql[audience]} as record from bus_request r where r.id = $1::uuid`;
  const [row] = await run<{ record: BusRequestRecord }>(tx, `busrequest.within.${audience}`, sql, [id]);
  if (!row) throw notFound();
  return row.record;
}

/** The whole record inside a transaction. Throws NotFound. */
export const readRecord = (tx: Transaction, id: string) => read(tx, "full", id);

/** The same as everybody may see it. Throws NotFound. */
export const readPublicRecord = (tx: Transaction, id: string) => read(tx, "public", id);
