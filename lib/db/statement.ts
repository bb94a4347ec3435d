import type { QueryResultRow } from "pg";
import { singleton } from "@/lib/singleton";
import type { Transaction } from "./prisma";
import type { Line } from "./unit";

/** Outside a transaction it is Prisma itself. */
type Asked = Pick<Transaction, "$queryRawUnsafe">;

const lines = singleton("db.lines", () => new WeakMap<Asked, Line>());

export const setLine = (tx: Transaction, line: Line) => void lines.set(tx, line);

/**
 * A statement of a transaction on its own connection, past Prisma, which takes several times as long to hand one over and
 * has it planned anew each time: prepared once a connection under `name`, whose text must be constant. A transaction that
 * Prisma opened by itself, or may have closed by now because it took too long, is asked through Prisma.
 */
export async function run<Row extends QueryResultRow>(
  tx: Asked,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const line = lines.get(tx);
  if (!line || performance.now() >= line.until) return tx.$queryRawUnsafe<Row[]>(text, ...values);
  return (await line.connection.query<Row>({ name, text, values: [...values] })).rows;
}
