import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { noteOutage } from "./outage";

type Slot = { connection?: pg.PoolClient };
type Done = Parameters<pg.Pool["connect"]>[0];

/** A pool that remembers outages, and tells who opens a unit which connection its transaction runs on. */
export class Connections extends pg.Pool {
  readonly slots = new AsyncLocalStorage<Slot>();

  constructor(config: pg.PoolConfig) {
    super(config);
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
