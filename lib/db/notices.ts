import { singleton } from "@/lib/singleton";
import type { Transaction } from "./prisma";

type Notice = { channel: string; payload: string };

const gathered = singleton("db.notices", () => new WeakMap<Transaction, Notice[]>());

/** From now on what the transaction notifies waits for `sendNotices`. */
export const gatherNotices = (tx: Transaction) => gathered.set(tx, []);

async function send(tx: Transaction, notices: readonly Notice[]) {
  if (notices.length === 0) return;
  const [channels, payloads] = [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)];
  await tx.$executeRaw`select pg_notify(n.channel, n.payload) from unnest(${channels}::text[], ${payloads}::text[])
    as n(channel, payload)`;
}

/** A NOTIFY that is heard at the commit. Those of one `transaction()` leave in one statement, its last. */
export async function notify(tx: Transaction, channel: string, payload: string) {
  const waiting = gathered.get(tx);
  if (waiting) waiting.push({ channel, payload });
  else await send(tx, [{ channel, payload }]);
}

export async function sendNotices(tx: Transaction) {
  const waiting = gathered.get(tx) ?? [];
  gathered.delete(tx);
  await send(tx, waiting);
}
