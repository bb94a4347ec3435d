import { randomUUID } from "node:crypto";
import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "./database.mjs";
import { latencies } from "./load.mjs";
import { cookieOf } from "./session.mjs";
import { openProgram } from "./sides.mjs";

const streams = 1_000;

const ownersSql = `select u.id, u."sessionVersion" as sv from user_account u join company c on c.id = u."companyId"
  where c."companyType" = 'busoperator' and u."userName" like 'partner-%' order by u."userName" limit ${streams}`;
const sessionsSql = `insert into session (id, "userId", "expiresAt")
  select s.id, s.owner, now() + interval '1 day' from unnest($1::uuid[], $2::uuid[]) s(id, owner)`;

/** Signs a thousand in; in a small market some owners have several browsers. */
async function signInMany(databaseUrl) {
  const client = await connect(databaseUrl);
  const { rows } = await client.query(ownersSql);
  const sessions = Array.from({ length: streams }, (_none, i) => ({ ...rows[i % rows.length], sid: randomUUID() }));
  await client.query(sessionsSql, [sessions.map(({ sid }) => sid), sessions.map(({ id }) => id)]);
  await client.end();
  return Promise.all(sessions.map(cookieOf));
}

/** A process that holds the streams, and another in which the changes are made: they reach the first through PostgreSQL. */
export async function openLive(databaseUrl) {
  const cookies = await signInMany(databaseUrl);
  const holder = await openProgram("live", databaseUrl);
  const teller = await openProgram("live", databaseUrl);
  return { holder, teller, cookies };
}

/** One open stream; counts the changes that arrive and tells of each. */
function listen(address, cookie, onChange) {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { agent: false, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${address}: ${answer.statusCode}`));
      answer.setEncoding("utf8");
      answer.on("data", (text) => {
        for (let i = text.split("event: change").length; i > 1; i -= 1) onChange();
        resolve(request);
      });
      answer.on("error", () => undefined);
    });
    request.on("error", reject);
  });
}

const ask = async (url) => (await fetch(url)).text();

/** So many at a time: a thousand pages are not opened in the same millisecond. */
async function openAll({ holder, cookies }, path, onChange) {
  const open = [];
  for (let i = 0; i < streams; i += 50) {
    const some = cookies.slice(i, i + 50).map((cookie) => listen(holder.url + path, cookie, onChange));
    open.push(...(await Promise.all(some)));
  }
  return open;
}

/** Opens the streams, makes a change every tenth of a second that concerns all, and notes when it is there on each. */
async function hold({ live, path, tellUrl, seconds }) {
  const before = Number(await ask(`${live.holder.url}/memory`));
  const times = [];
  let told = 0;
  const open = await openAll(live, path, () => times.push(performance.now() - told));
  const kb = (Number(await ask(`${live.holder.url}/memory`)) - before) / 1024 / streams;
  const until = performance.now() + seconds * 1000;
  for (let changes = 1; performance.now() < until; changes += 1) {
    told = performance.now();
    await ask(tellUrl);
    while (times.length < changes * streams && performance.now() < told + 5_000) await wait(5);
    if (times.length < changes * streams) throw new Error(`${times.length} of ${changes * streams} changes arrived`);
    await wait(100);
  }
  for (const request of open) request.destroy();
  while (Number(await ask(`${live.holder.url}/open`)) > 0) await wait(20);
  return { kb, ...latencies(times) };
}

/** A change on a thousand other screens, and what an open stream costs, beside streams of node:http alone. */
export function liveFigures({ live }) {
  const ours = { live, path: "/api/events", tellUrl: `${live.teller.url}/tell` };
  const reference = { live, path: "/bare", tellUrl: `${live.holder.url}/tell-bare` };
  const both = { ours, reference, beside: "node:http alone", tool: hold };
  return [
    { name: "a change on 1,000 other screens", value: "p95", limit: 1_000, ...both },
    { name: "memory of one of 1,000 open streams", value: "kb", unit: "kB", limit: 20, ...both },
  ];
}
