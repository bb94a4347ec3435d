import type { Transaction } from "@/lib/db/prisma";
import { mendTallySql } from "@/lib/features/busrequest/commands/tally";

const second = 1000;
const quarter = 900 * second;
const day = 86_400 * second;

/** Columns whose times are a trip's or a booking's own: what begins at eight begins at eight. */
const byClock = new Set(["startDate", "endDate", "start", "end"]);

/** Seconds in 400 years, after which the calendar repeats: no day of a table meets another one of it while it is moved. */
const away = 146_097 * 86_400;

type Column = { table: string; column: string; type: "date" | "timestamp with time zone" };
/** Seconds. */
type Shift = { from: number; to: number; days: number; exact: number; lift: number };

const columnsSql = `select c.table_name as table, c.column_name as column, c.data_type as type
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.data_type in ('date', 'timestamp with time zone') and t.table_name not in ('_prisma_migrations', 'demo_ahead')
  order by 1, 2`;

const seconds = (value: number) => `make_interval(secs => ${value})`;

/** A time on a quarter of an hour was chosen by somebody, unless it would be ahead then; any other one has happened, and follows what has passed. */
function movedSql({ table, column, type }: Column, { from, to, days, exact, lift }: Shift) {
  const name = `"${column}"`;
  if (type === "date") return `${name} = ${name} + ${days + away / 86_400}`;
  const whole = seconds(days * 86_400 + away);
  const chosen = `extract(epoch from ${name})::numeric % 900 = 0
    and (${name} > to_timestamp(${from}) or ${name} + ${seconds(days * 86_400)} <= to_timestamp(${to}))`;
  const instant = `case when ${chosen} then ${whole} else ${seconds(exact + away)} end`;
  // An emergency is of the next hours, whatever the clock says.
  const urgent = `case when category = 'emergency' then ${seconds(lift + away)} else ${whole} end`;
  const clock = table === "bus_request" ? urgent : whole;
  return `${name} = ${name} + ${byClock.has(column) ? clock : instant}`;
}

const backSql = ({ column, type }: Column) =>
  `"${column}" = "${column}" - ${type === "date" ? away / 86_400 : seconds(away)}`;

type Statements = Pick<Transaction, "$executeRawUnsafe" | "$queryRawUnsafe">;

async function columnsByTable(tx: Statements) {
  const tables = new Map<string, Column[]>();
  for (const column of await tx.$queryRawUnsafe<Column[]>(columnsSql)) {
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  }
  return tables;
}

/**
 * Makes of a market that was drawn at `from` the one that would be drawn at `to`, both in ms and of the same year: days go by whole days, what has
 * happened by what has passed. Triggers and foreign keys rest meanwhile, which only a superuser may ask for.
 */
export async function moveMarket(tx: Statements, from: number, to: number) {
  const passed = to - from;
  const shift = {
    from: from / second,
    to: to / second,
    days: Math.floor(to / day) - Math.floor(from / day),
    exact: passed / second,
    lift: (Math.ceil(passed / quarter) * quarter) / second,
  };
  await tx.$executeRawUnsafe("set local session_replication_role = replica");
  for (const [table, columns] of await columnsByTable(tx)) {
    const sets = columns.map((column) => movedSql(column, shift));
    await tx.$executeRawUnsafe(`update "${table}" set ${sets.join(", ")}`);
    await tx.$executeRawUnsafe(`update "${table}" set ${columns.map(backSql).join(", ")}`);
  }
  await tx.$executeRawUnsafe(mendTallySql);
  await tx.$executeRawUnsafe("set local session_replication_role = origin");
}
