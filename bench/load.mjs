import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import autocannon from "autocannon";

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ascending = (list) => [...list].sort((a, b) => a - b);
export const median = (list) => percentile(ascending(list), 0.5);

export const latencies = (times) => {
  const sorted = ascending(times);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) };
};

/** CPU time of a process's threads, in ms; null where the system does not say. Visits take less than the hundredths of a second that `stat` counts in. */
function cpuOf(pid) {
  const folder = `/proc/${pid}/task`;
  if (!fs.existsSync(`/proc/${pid}/schedstat`)) return null;
  const usedBy = (thread) => Number(fs.readFileSync(`${folder}/${thread}/schedstat`, "utf8").split(" ")[0]);
  return fs.readdirSync(folder).reduce((all, thread) => all + usedBy(thread), 0) / 1e6;
}

const asPosts = (posts) =>
  posts.map(({ path, headers, body }) => ({
    method: "POST",
    path,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  }));

/**
 * Deals requests out to connections. Left alone each would begin with the first, so that in a short round 64 of them send
 * the same ones, and whoever posts those runs into the limit of an hour.
 */
function dealer(requests, connections) {
  let opened = 0;
  return (client) => {
    const own = opened++ % connections;
    const share = requests.filter((_request, i) => i % connections === own);
    if (share.length > 0) client.setRequests(share);
  };
}

const asReads = (paths) => paths.map((path) => ({ method: "GET", path }));

/** As many requests as 32 connections get answered, reads, `posts` or `requests` as autocannon has them; every answer must be a success or 'not modified'. */
export async function flood(side) {
  const { url, pid, paths = [], posts = [], headers = {}, seconds, connections = 32 } = side;
  const times = [];
  const isDealt = posts.length > 0;
  const requests = side.requests ?? (isDealt ? asPosts(posts) : asReads(paths));
  const setupClient = isDealt ? dealer(requests, connections) : undefined;
  // Each connection writes down all that it is given: two thousand posts for 64 of them took two seconds of the round.
  const given = isDealt ? requests.slice(0, 1) : requests;
  const options = { url, connections, duration: seconds, requests: given, headers, setupClient };
  const before = cpuOf(pid);
  const result = await new Promise((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    run.on("response", (_client, _status, _bytes, time) => times.push(time));
  });
  const kept = result.statusCodeStats[304]?.count ?? 0;
  const bad = result.non2xx - kept + result.errors + result.timeouts;
  const statuses = JSON.stringify(result.statusCodeStats);
  if (bad > 0) throw new Error(`${url}${requests[0].path}: ${bad} answers were no success, of ${statuses}`);
  if (times.length === 0) throw new Error(`${url}${requests[0].path}: no answer in ${seconds} s`);
  const cpu = before === null ? null : ((cpuOf(pid) - before) * 1000) / times.length;
  return { perSecond: times.length / result.duration, cpu, ...latencies(times) };
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

let asked = 0;
/** Yields as lib/chains/process.ts does. */
const counting = `os.setPriority(10);
try { require("fs").writeFileSync("/proc/self/autogroup", "10"); } catch {}
for (;;);`;

/** Search is limited for one address; as behind a proxy, every hundred requests come from another. */
function reader() {
  asked += 1;
  const number = Math.floor(asked / 100);
  return { "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}

function once(address, own) {
  return new Promise((resolve, reject) => {
    const headers = { ...reader(), ...own };
    const from = performance.now();
    const request = http.get(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(performance.now() - from);
        else reject(new Error(`${address}: ${answer.statusCode}`));
      });
    });
    request.on("error", reject);
  });
}

/** Asks an address again and again until the function that it answers is called. */
function keepBusy(address) {
  let isWanted = true;
  const asking = (async () => {
    while (isWanted) await (await fetch(address)).arrayBuffer();
  })();
  return () => {
    isWanted = false;
    return asking;
  };
}

/** A process that counts at the priority of a search, and shares nothing but the machine. */
function keepCoreBusy() {
  const counter = spawn(process.execPath, ["-e", counting], { detached: true });
  return () => counter.kill("SIGKILL");
}

/**
 * One reader, one request after another: what the answer itself takes, with no queue before it; beside somebody who asks
 * for `busyWith` all the while, or with a process that keeps a core busy (`busyCore`).
 */
export async function stroll({ url, paths, headers = {}, seconds, busyWith, busyCore }) {
  const times = [];
  const rest = busyWith ? keepBusy(url + busyWith) : busyCore ? keepCoreBusy() : () => undefined;
  const until = performance.now() + seconds * 1000;
  for (let i = Math.floor(Math.random() * paths.length); performance.now() < until; i += 1) {
    times.push(await once(url + paths[i % paths.length], headers));
  }
  await rest();
  return { perSecond: times.length / seconds, ...latencies(times) };
}

/** Both sides in turn, the first to go changing each round, so that a slow minute of the machine meets both. */
export async function alternate(sides, { rounds, warmUp = 1, measure }) {
  const results = sides.map(() => []);
  for (const side of warmUp > 0 ? sides : []) await measure(side, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    const order = sides.map((_side, i) => (round % 2 === 0 ? i : sides.length - 1 - i));
    for (const i of order) results[i].push(await measure(sides[i]));
  }
  return results;
}
