import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { connect } from "../postgres-session.mjs";

const agentOf = () => new http.Agent({ keepAlive: true, maxSockets: 1 });

/** One call; its status, 0 where there was no answer within ten seconds. */
export function ask(address, { method = "GET", headers = {}, body, agent } = {}) {
  return new Promise((resolve) => {
    const sent = body === undefined ? headers : { ...headers, "content-type": "application/json" };
    const request = http.request(address, { method, headers: sent, agent, timeout: 10_000 }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", () => resolve({ status: 0, text: "" }));
      answer.on("end", () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }));
    });
    request.on("timeout", () => request.destroy(new Error("no answer")));
    request.on("error", (error) => resolve({ status: 0, text: String(error.message) }));
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Readers that go on until they are stopped; gives how many were answered, and what all others got. */
export function keepReading(url, pages) {
  const stop = new AbortController();
  const seen = { answered: 0, failed: [], slowest: 0 };
  const read = async ({ path, headers }) => {
    for (const agent = agentOf(); !stop.signal.aborted; await wait(20)) {
      const from = performance.now();
      const { status } = await ask(url + path, { headers, agent });
      seen.slowest = Math.max(seen.slowest, performance.now() - from);
      if (status === 200) seen.answered += 1;
      else seen.failed.push(`${path} ${status}`);
    }
  };
  const readers = pages.map(read);
  return async () => {
    stop.abort();
    await Promise.all(readers);
    return seen;
  };
}

/** Rows written one after the other through the pooler as the product's role; which were acknowledged, why others were refused, and the longest break. */
export function keepWriting(url) {
  const stop = new AbortController();
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 2_000, query_timeout: 3_000 });
  pool.on("error", () => undefined);
  const run = `cluster-${Date.now().toString(36)}`;
  const acknowledged = [];
  const breaks = { longest: 0, refused: [] };
  const write = async () => {
    let last = performance.now();
    for (let i = 0; !stop.signal.aborted; i += 1) {
      const key = `${run}:${i}`;
      const text = "insert into rate_limit (key, points, expire) values ($1, 1, $2)";
      try {
        await pool.query(text, [key, Date.now() + 3_600_000]);
        acknowledged.push(key);
        breaks.longest = Math.max(breaks.longest, performance.now() - last);
        last = performance.now();
      } catch (error) {
        breaks.refused.push(error.message);
        await wait(100);
      }
    }
  };
  const writing = write();
  return async () => {
    stop.abort();
    await writing;
    await pool.end();
    return { acknowledged, ...breaks };
  };
}

export async function missingOf(url, keys) {
  const client = await connect(url);
  try {
    const text = "select count(*)::int as found from rate_limit where key = any($1)";
    return keys.length - (await client.query(text, [keys])).rows[0].found;
  } finally {
    await client.end();
  }
}
