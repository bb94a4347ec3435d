import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds: how long an answer is waited for, between two tries, and until a deed is given up. */
const [patience, pause, limit] = [15_000, 300, 180_000];

/**
 * A good client: it asks the other server where one does not answer, and tries again with the same key until it is told
 * yes or no. Gives status, body and how often it asked.
 */
export function makeClient(servers, counts) {
  let turn = 0;
  const once = async (at, { method = "POST", path, body, key, cookie, type = "application/json" }) => {
    const headers = { cookie, "content-type": type, ...(key ? { "idempotency-key": key } : {}) };
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(servers[at].url + path, { method, headers, body, signal, redirect: "manual" });
    return { status: answer.status, text: await answer.text() };
  };
  const call = async (asked) => {
    let at = turn++ % servers.length;
    const until = performance.now() + limit;
    for (let tries = 1; performance.now() < until; tries += 1) {
      const answer = await once(at, asked).catch(() => ({ status: 0, text: "" }));
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      if (answer.status > 0 && answer.status < 500) return { ...answer, tries };
      if (answer.status === 0) at = (at + 1) % servers.length;
      await wait(pause);
    }
    throw new Error(`${asked.path} was not answered within ${limit / 1000} s`);
  };
  return call;
}

/** A call that may be repeated: its body is the same text each time. */
export const keyed = (path, cookie, body) => ({ path, cookie, key: randomUUID(), body: JSON.stringify(body) });
