import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { detached } from "@/lib/detached";
import { tracedStatement } from "@/lib/tracing/statements";
import { singleton } from "@/lib/singleton";
import { noteOutage } from "./outage";

/** The first connection that is handed out within, and when (`performance.now`). */
export type Slot = { connection?: pg.PoolClient; since?: number };
type Done = Parameters<pg.Pool["connect"]>[0];

type Ask = (...given: unknown[]) => Promise<unknown>;

/**
 * Milliseconds after which PostgreSQL notices that who asked has gone. Else it works on for nobody until it has rows to
 * send: minutes, of a search through a large table. Asked for by a statement: poolers refuse it at the start of a connection.
 */
const checkEvery = 1_000;

/** Forgets who waited for it: the driver keeps what it is given here as long as the connection. */
class Client extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(done: (error: Error | null) => void): void;
  override connect(done?: (error: Error | null) => void): Promise<pg.Client> | undefined {
    if (!done) return super.connect();
    let waiting: typeof done | undefined = done;
    super.connect((error: Error | null) => {
      const call = waiting;
      waiting = undefined;
      if (error) return call?.(error);
      super.query(`set client_connection_check_interval = ${checkEvery}`, () => call?.(null));
    });
  }
}

/** The pool's timer of an idle connection begins when it is given back. */
function releaseDetached(connection: pg.PoolClient) {
  const { release } = connection;
  connection.release = (error) => detached(() => release.call(connection, error));
}

const unnamed = (statement: unknown) =>
  Object.getPrototypeOf(statement ?? 0) === Object.prototype
    ? { ...(statement as object), name: undefined }
    : statement;

/**
 * A connection's statements take turns: Prisma asks for related rows side by side, which `pg` only queues with a
 * warning, and will refuse. What is asked with a callback has the connection to itself.
 */
function takeTurns(client: pg.PoolClient, keepsNames: boolean, onSilence: () => void) {
  // Looked up at each call, so that whoever wraps the driver sees every statement.
  const ask: Ask = (...given) =>
    Object.getPrototypeOf(client).query.apply(client, keepsNames ? given : [unnamed(given[0]), ...given.slice(1)]);
  const nobody = Promise.resolve();
  let [waiting, last] = [0, nobody];
  const over = () => {
    waiting -= 1;
    // The turn of who asked last holds on to that request.
    if (waiting === 0) last = nobody;
  };
  client.query = ((...given: unknown[]) => {
    const [first] = given;
    const isOwn =
      typeof given.at(-1) === "function" || typeof (first as { submit?: unknown } | null)?.submit === "function";
    if (isOwn) return ask(...given);
    const work = () => ask(...given);
    const asked = tracedStatement(first as string, () => (waiting === 0 ? work() : last.then(work)));
    waiting += 1;
    last = asked.then(over, (error: unknown) => {
      over();
      noteOutage(error);
      if (!isSilence(error)) return;
      // What is asked next on it, a rollback first of all, would wait as long again.
      void (client as unknown as pg.Client).end();
      onSilence();
    });
    return asked;
  }) as unknown as typeof client.query;
}

const pools = singleton("db.connections", () => new Set<Connections>());

/** Where one connection has gone silent the others to that database have, too: each would cost its reader the whole patience. */
function dropIdle(address: string | undefined) {
  for (const pool of pools) if (pool.options.connectionString === address) pool.dropIdle();
}

/** Where one connection was not opened in time the next ones get little of it: a page asks several times. */
function hurry(address: string | undefined) {
  for (const pool of pools) if (pool.options.connectionString === address) pool.hurry();
}

const says = (error: unknown, text: string) => error instanceof Error && error.message === text;
const isSilence = (error: unknown) => says(error, "Query read timeout");
const isUnopened = (error: unknown) => says(error, "Connection terminated due to connection timeout");

/** Milliseconds that an opening may take in such a time, and how long that lasts unless one opens. */
const [little, wary] = [700, 2_500];

/** A pool that remembers outages, and tells who opens a unit which connection its transaction runs on. */
export class Connections extends pg.Pool {
  readonly slots = new AsyncLocalStorage<Slot>();

  private readonly idle = new Set<pg.PoolClient>();
  private readonly patience: number | undefined;
  private waryUntil = 0;

  /** `keepsNames`: false where the connection behind it may be another one after each transaction. */
  constructor(config: pg.PoolConfig, keepsNames = true) {
    super({ ...config, Client });
    pools.add(this);
    this.patience = config.connectionTimeoutMillis;
    const onSilence = () => {
      dropIdle(config.connectionString);
      hurry(config.connectionString);
    };
    this.on("connect", (client) => {
      this.waryUntil = 0;
      // One that dies between two statements of who holds it must not take the process with it; the next one fails.
      client.on("error", noteOutage);
      takeTurns(client, keepsNames, onSilence);
    });
    this.on("acquire", (client) => this.idle.delete(client));
    this.on("release", (_error, client) => this.idle.add(client));
    this.on("remove", (client) => this.idle.delete(client));
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const isAwaited = typeof given.at(-1) !== "function";
      const asked = isAwaited
        ? tracedStatement(given[0] as string, () => ask(...given) as Promise<unknown>)
        : ask(...given);
      if (asked instanceof Promise) {
        asked.catch((error) => {
          noteOutage(error);
          if (isSilence(error)) onSilence();
        });
      }
      return asked;
    }) as pg.Pool["query"];
  }

  /** Tells from outside that the database does not answer: for a while an opening is given up soon. */
  hurry() {
    this.waryUntil = performance.now() + wary;
  }

  /** Who waits for a place in a full pool waits as ever: that is much work, no silence. */
  private setPatience() {
    const isSoon = performance.now() < this.waryUntil && this.totalCount < this.options.max;
    this.options.connectionTimeoutMillis = isSoon ? little : this.patience;
  }

  private noteUnopened(error: unknown) {
    noteOutage(error);
    if (isUnopened(error)) hurry(this.options.connectionString);
  }

  dropIdle() {
    const all = [...this.idle];
    this.idle.clear();
    for (const client of all) client.emit("error", new Error("Connection terminated: another one went silent"));
  }

  override end(): Promise<void>;
  override end(done: () => void): void;
  override end(done?: () => void) {
    pools.delete(this);
    return done ? super.end(done) : super.end();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    this.setPatience();
    if (done) {
      detached(() =>
        super.connect((error, client, release) => {
          if (error) this.noteUnopened(error);
          done(error, client, release);
        }),
      );
      return;
    }
    const slot = this.slots.getStore();
    const opening = detached(() => super.connect());
    opening.catch((error) => this.noteUnopened(error));
    return opening.then((connection) => {
      releaseDetached(connection);
      if (slot) {
        slot.connection ??= connection;
        slot.since ??= performance.now();
      }
      return connection;
    });
  }
}
