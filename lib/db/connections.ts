import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { noteOutage } from "./outage";

type Slot = { connection?: pg.PoolClient };
type Done = Parameters<pg.Pool["connect"]>[0];

type Ask = (...given: unknown[]) => Promise<unknown>;

const unnamed = (statement: unknown) =>
  Object.getPrototypeOf(statement ?? 0) === Object.prototype
    ? { ...(statement as object), name: undefined }
    : statement;

/**
 * A connection's statements take turns: Prisma asks for related rows side by side, which `pg` only queues with a
 * warning, and will refuse. What is asked with a callback has the connection to itself.
 */
function takeTurns(client: pg.PoolClient, keepsNames: boolean) {
  // Looked up at each call, so that whoever wraps the driver sees every statement.
  const ask: Ask = (...given) =>
    Object.getPrototypeOf(client).query.apply(client, keepsNames ? given : [unnamed(given[0]), ...given.slice(1)]);
  let [waiting, last] = [0, Promise.resolve()];
  const over = () => {
    waiting -= 1;
  };
  client.query = ((...given: unknown[]) => {
    const [first] = given;
    const isOwn =
      typeof given.at(-1) === "function" || typeof (first as { submit?: unknown } | null)?.submit === "function";
    if (isOwn) return ask(...given);
    const asked = waiting === 0 ? ask(...given) : last.then(() => ask(...given));
    waiting += 1;
    last = asked.then(over, (error: unknown) => {
      over();
      noteOutage(error);
    });
    return asked;
  }) as unknown as typeof client.query;
}

/** A pool that remembers outages, and tells who opens a unit which connection its transaction runs on. */
export class Connections extends pg.Pool {
  readonly slots = new AsyncLocalStorage<Slot>();

  /** `keepsNames`: false where the connection behind it may be another one after each transaction. */
  constructor(config: pg.PoolConfig, keepsNames = true) {
    super(config);
    this.on("connect", (client) => takeTurns(client, keepsNames));
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const asked = ask(...given);
      if (asked instanceof Promise) asked.catch(noteOutage);
      return asked;
    }) as pg.Pool["query"];
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    if (done) {
      super.connect(done);
      return;
    }
    const slot = this.slots.getStore();
    const opening = super.connect();
    opening.catch(noteOutage);
    return opening.then((connection) => {
      if (slot) slot.connection ??= connection;
      return connection;
    });
  }
}
