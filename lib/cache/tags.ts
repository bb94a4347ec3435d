import { pool } from "@/lib/db/pool";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";

type Listener = (tags: readonly string[]) => void;

const listeners = singleton("tags.listeners", () => new Set<Listener>());
const process_ = singleton("tags.process", () => crypto.randomUUID());

/** PostgreSQL channel on which the other processes hear of a change: `<process> tag tag …`. */
export const changedChannel = "changed";

export function onChanged(listener: Listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells this process only; the LISTEN side calls it for changes made elsewhere. */
export function announce(tags: readonly string[]) {
  for (const listener of listeners) listener(tags);
}

/** After a committed change: stale copies go here at once and elsewhere by NOTIFY, before the answer leaves. */
export async function changed(...tags: string[]) {
  announce(tags);
  try {
    await pool().query("select pg_notify($1, $2)", [changedChannel, [process_, ...tags].join(" ")]);
  } catch (error) {
    log.warn({ err: error, tags }, "other processes were not told of a change");
  }
}

/** Tags of a NOTIFY payload, or null where this process sent it. */
export function tagsOfNotice(payload: string) {
  const [sender, ...tags] = payload.split(" ");
  return sender === process_ ? null : tags;
}
