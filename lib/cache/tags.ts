import type { Transaction } from "@/lib/db/prisma";
import { notify } from "@/lib/db/notices";
import { afterCommit } from "@/lib/db/transaction";
import { redis } from "@/lib/redis/redis";
import { singleton } from "@/lib/singleton";
import { spread } from "./spread";
import { additionTo } from "./tag";

type Listener = (tags: readonly string[]) => void;

const listeners = singleton("tags.listeners", () => new Set<Listener>());
const process_ = singleton("tags.process", () => crypto.randomUUID());

/** PostgreSQL channel on which the other processes hear of a change: `<process> tag tag …`. */
export const changedChannel = "changed";

/** Whose notice it is, before its tags; `tagsOfNotice` reads it. */
export const noticeOf = (tags: readonly string[]) => [process_, ...tags].join(" ");

export function onChanged(listener: Listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells this process only; the LISTEN side calls it for changes made elsewhere. */
export function announce(tags: readonly string[]) {
  for (const listener of listeners) listener(tags);
}

/**
 * Part of the change: at its commit stale copies go here, before `transaction` answers, and elsewhere by NOTIFY. Where
 * Redis is set, it tells them right after the commit.
 */
export async function changed(tx: Transaction, ...tags: string[]) {
  afterCommit(tx, () => announce(tags));
  const notice = noticeOf(tags);
  const client = redis();
  if (client) afterCommit(tx, () => void spread(client, changedChannel, notice));
  else await notify(tx, changedChannel, notice);
}

/** The same for what was added and takes nothing away: stored pages may lack it for a second (decision 067). */
export const added = (tx: Transaction, ...tags: string[]) => changed(tx, ...tags.map(additionTo));

/** Tags of a NOTIFY payload, or null where this process sent it. */
export function tagsOfNotice(payload: string) {
  const [sender, ...tags] = payload.split(" ");
  return sender === process_ ? null : tags;
}
