import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { singleton } from "@/lib/singleton";
import { PrismaClient } from "@/prisma/generated/client";
import { poolSettings } from "./pool";
import { currentUnit } from "./unit";

type Slot = { connection?: pg.PoolClient };
/** Prisma's connections. Whoever opens a unit learns which one its transaction runs on. */
class Connections extends pg.Pool {
  readonly slots = new AsyncLocalStorage<Slot>();

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(done?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    if (done) {
      super.connect(done);
      return;
    }
    const slot = this.slots.getStore();
    return super.connect().then((connection) => {
      if (slot) slot.connection ??= connection;
      return connection;
    });
  }
}

function connect() {
  const connections = new Connections({ ...poolSettings, query_timeout: 10_000 });
  const adapter = new PrismaPg(connections, { disposeExternalPool: true });
  const client = new PrismaClient({ adapter, omit: { user: { passwordHash: true } } });
  return { client, slots: connections.slots };
}

const { client, slots } = singleton("prisma", connect);

export type Transaction = Parameters<Parameters<typeof client.$transaction>[0]>[0];

/**
 * Prisma for writes and admin paths; the password hash is left out of every read unless asked for by name. Within a
 * unit (`atomic`) it is the unit's transaction.
 */
export const prisma: typeof client = new Proxy(client, {
  get(_, key) {
    const from = (currentUnit()?.tx as Transaction | undefined) ?? client;
    const value: unknown = Reflect.get(from, key);
    return typeof value === "function" ? value.bind(from) : value;
  },
});

/** Opens a transaction and hands over the connection that it runs on, for statements that are not Prisma's. */
export async function openTransaction<T>(
  work: (tx: Transaction, connection: pg.PoolClient) => Promise<T>,
  limits: { maxWait: number; timeout: number },
) {
  const slot: Slot = {};
  return slots.run(slot, () =>
    client.$transaction((tx) => {
      if (!slot.connection) throw new Error("a transaction without a connection");
      return work(tx, slot.connection);
    }, limits),
  );
}
