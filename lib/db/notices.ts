import { singleton } from "@/lib/singleton";
import type { Transaction } from "./prisma";
import { run } from "./statement";

type Notice = { channel: string; payload: string };

const gathered = singleton("db.notices", () => new WeakMap<Transaction, Notice[]>());

/** From now on what the transaction notifies waits for `sendNotices`. */
export const gatherNotices = (tx: Transaction) => gathered.set(tx, []);

// Counted, for Prisma cannot read what a function without a value gives back.
const sendSql = `select count(pg_notify(n.channel, n.payload)) from unnest($1::text[], $2::text[]) as n(channel, payload)`;

async function send(tx: Transaction, notices: readonly Notice[]) {
  if (notices.length === 0) return;
  const [channels, payloads] = [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)];
  await run(tx, "notices.send", sendSql, [channels, payloads]);
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
