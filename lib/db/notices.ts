import { singleton } from "@/lib/singleton";
import type { Transaction } from "./prisma";
import { run } from "./statement";

type Notice = { channel: string; payload: string };

const gathered = singleton("db.notices", () => new WeakMap<Transaction, Notice[]>());

/** From now on what the transaction notifies waits for `sendNotices`. */
export const gatherNotices = (tx: Transaction) => gathered.set(tx, []);

// Counted, for Prisma cannot read what a function without a value gives back.
export const notifySql = (channels: string, payloads: string) =>
  `select count(pg_notify(n.channel, n.payload)) from unnest(${channels}::text[], ${payloads}::text[]) as n(channel, payload)`;
const sendSql = notifySql("$1", "$2");

const columnsOf = (notices: readonly Notice[]): [channels: string[], payloads: string[]] => [
  notices.map(({ channel }) => channel),
  notices.map(({ payload }) => payload),
];

async function send(tx: Transaction, notices: readonly Notice[]) {
  if (notices.length === 0) return;
  await run(tx, "notices.send", sendSql, columnsOf(notices));
}

/** A NOTIFY that is heard at the commit. Those of one `transaction()` leave in one statement, its last. */
export async function notify(tx: Transaction, channel: string, payload: string) {
  const waiting = gathered.get(tx);
  if (waiting) waiting.push({ channel, payload });
  else await send(tx, [{ channel, payload }]);
}

/** What waits for its end, for a statement that takes it along (`notifySql`). */
export function takeNotices(tx: Transaction) {
  const waiting = gathered.get(tx);
  return columnsOf(waiting?.splice(0) ?? []);
}

export async function sendNotices(tx: Transaction) {
  const waiting = gathered.get(tx) ?? [];
  gathered.delete(tx);
  await send(tx, waiting);
}
