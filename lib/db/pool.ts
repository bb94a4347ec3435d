import pg from "pg";
import { env } from "@/env.mjs";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";
import { Connections } from "./connections";
import { replicaOfCaller } from "./replica";
import { currentUnit } from "./unit";

// Dates leave as milliseconds built in SQL; bigint counts fit a double here.
pg.types.setTypeParser(20, Number);

/**
 * Of every pool of a process. Time-outs bound a database that has gone silent; a connection is kept
 * for five minutes, since opening one (a process and a password check over there) costs more than most statements.
 */
export const poolSettings = {
  connectionString: env.DATABASE_URL,
  max: env.DATABASE_POOL_MAX,
  connectionTimeoutMillis: 3_000,
  // A page without its database is to say so within six seconds on a busy machine, what it asks after that included.
  query_timeout: 4_500,
  idleTimeoutMillis: 300_000,
  allowExitOnIdle: true,
  keepAlive: true,
};

/**
 * Past a pooler that gives a connection away after each transaction: for what holds on to one, as listening does.
 * Where there is one, statements have no names either, since the next one may run elsewhere.
 */
export const directUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
export const keepsNames = env.DATABASE_DIRECT_URL === undefined;

type Held = { pool?: pg.Pool };
const held = singleton<Held>("pool", () => ({}));

/** The process's connections for hot reads. */
export function pool(): pg.Pool {
  if (!held.pool) {
    held.pool = new Connections(poolSettings, keepsNames);
    held.pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  }
  return held.pool;
}

/** Into the unit that its caller works in, to the standby where the caller may read there, else to any connection. */
async function ask<Row extends pg.QueryResultRow>(statement: pg.QueryConfig) {
  const unit = currentUnit();
  if (unit) return (await unit.line.connection.query<Row>(statement)).rows;
  const standby = replicaOfCaller();
  const read = standby && (await standby.read<Row>(statement));
  return read ?? (await pool().query<Row>(statement)).rows;
}

/** Runs a statement that is prepared once a connection under `name` where connections are kept; the text must be constant for a name. */
export const query = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[] = []) =>
  ask<Row>({ name, text, values });

/** The same for texts that vary (filters): unnamed, planned for its values. */
export const queryOnce = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  ask<Row>({ text, values });

export async function closePool() {
  const current = held.pool;
  held.pool = undefined;
  await current?.end();
}
