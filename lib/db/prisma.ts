import { PrismaPg } from "@prisma/adapter-pg";
import { singleton } from "@/lib/singleton";
import { PrismaClient } from "@/prisma/generated/client";
import { Connections, type Slot } from "./connections";
import { keepsNames, poolSettings } from "./pool";
import { currentUnit, type Line } from "./unit";

function connect() {
  const connections = new Connections(poolSettings, keepsNames);
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

/** Opens a transaction and hands over the line that it runs on, for statements that are not Prisma's. */
export async function openTransaction<T>(
  work: (tx: Transaction, line: Line) => Promise<T>,
  limits: { maxWait: number; timeout: number },
) {
  const slot: Slot = {};
  return slots.run(slot, () =>
    client.$transaction((tx) => {
      const { connection, since } = slot;
      if (!connection || since === undefined) throw new Error("a transaction without a connection");
      // Prisma's own time begins later, so that whatever is sent before this is ahead of its rollback.
      return work(tx, { connection, until: since + limits.timeout });
    }, limits),
  );
}
