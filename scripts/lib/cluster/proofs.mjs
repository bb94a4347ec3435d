import { setTimeout as wait } from "node:timers/promises";
import { encode } from "next-auth/jwt";
import { requestIn } from "../../../bench/writer.mjs";
import { connect } from "../postgres-session.mjs";
import { until } from "./database.mjs";
import { ask, keepReading, keepWriting, missingOf } from "./traffic.mjs";

export const round = (ms) => Math.round(ms);
export const passed = (isGood, said) => ({ isGood, said });

/** Sessions of a travel planner and an admin, towns to travel between, and what readers look at meanwhile. */
export async function meet(market) {
  const client = await connect(market.direct);
  const sql = `insert into session (id, "userId", "expiresAt") select gen_random_uuid(), id, now() + interval '1 day'
    from user_account where "userName" = $1 returning id as sid,
      (select "sessionVersion" from user_account where "userName" = $1) as sv`;
  const cookie = async (name) => {
    const [token] = (await client.query(sql, [name])).rows;
    if (!token) throw new Error(`no account ${name}`);
    return { cookie: `charabanc.session=${await encode({ token, secret: market.secret })}` };
  };
  const towns = await client.query(`select id, name, country, longitude, latitude from gazetteer
    where population >= 200000 and country in ('DE', 'AT', 'ES') order by id limit 50`);
  const names = await client.query(`select role::text, min("userName") as name from user_account u
    left join company c on c.id = u."companyId" where u.role = 'admin' or c."companyType" = 'touroperator' group by 1`);
  const nameOf = (isAdmin) => names.rows.find(({ role }) => (role === "admin") === isAdmin)?.name;
  const [author, admin] = [await cookie(nameOf(false)), await cookie(nameOf(true))];
  await client.end();
  const pages = [
    { path: "/en" },
    { path: "/de" },
    { path: "/api/busrequest?take=10" },
    { path: "/api/inbox/count", headers: author },
    { path: "/en/userpanel/inbox", headers: author },
  ];
  return { author, admin, towns: towns.rows, pages };
}

const toldOf = ({ status, text }) => {
  if (status >= 300 || status === 0) throw new Error(`${status} ${text.slice(0, 300)}`);
  return JSON.parse(text).entity[0];
};

/** A request that an admin has made public at once. */
async function post({ url }, { author, admin, towns }) {
  const calls = `${url}/api/busrequest`;
  const { id } = toldOf(await ask(calls, { method: "POST", headers: author, body: requestIn(towns) }));
  await ask(`${calls}/${id}/approve`, { method: "POST", headers: admin });
  return { id };
}

/** Milliseconds until a server shows it to everybody, or does not any more. */
async function msUntil(url, isThere, patience) {
  const from = performance.now();
  await until(url, async () => ((await ask(url)).status === 200) === isThere, patience).catch(() => undefined);
  return performance.now() - from;
}

/** An anonymous reader of one server sees what was made public and taken back on the other. */
export async function changeIsSeen({ servers: [one, other] }, people) {
  const [shown, gone] = [[], []];
  for (let i = 0; i < 5; i += 1) {
    const { id } = await post(one, people);
    const [here, there] = [one, other].map(({ url }) => `${url}/api/busrequest/${id}`);
    shown.push(await msUntil(there, true, 5_000));
    toldOf(await ask(here, { method: "DELETE", headers: people.author }));
    gone.push(await msUntil(there, false, 5_000));
  }
  const [first, last] = [Math.max(...shown), Math.max(...gone)];
  const said = `5 requests made public, on the other server after ${round(first)} ms at most, and withdrawn, gone there after ${round(last)} ms`;
  return passed(first <= 1_000 && last <= 1_000, said);
}

export async function ownWritesAreRead({ servers }, people) {
  let missed = 0;
  for (let i = 0; i < 20; i += 1) {
    const [one, other] = i % 2 === 0 ? servers : [...servers].reverse();
    const { id } = await post(one, people);
    const { status } = await ask(`${other.url}/api/busrequest/${id}`, { headers: people.author });
    if (status !== 200) missed += 1;
    await ask(`${one.url}/api/busrequest/${id}`, { method: "DELETE", headers: people.author });
  }
  return passed(missed === 0, `20 posts, read by their author on the other server at once: ${missed} missing`);
}

export async function rollingRestart(market, people) {
  const stop = keepReading(market.url, people.pages);
  const stopWriting = keepWriting(market.pooler);
  for (const server of market.servers) {
    await server.stop();
    await server.start();
    await wait(1_500);
  }
  const { answered, failed, slowest } = await stop();
  await stopWriting();
  const said = `${answered} requests answered, ${failed.length} failed (${kindsOf(failed)}), slowest ${round(slowest)} ms`;
  return passed(failed.length === 0, said);
}

export async function leaderOf(nodes) {
  for (const node of nodes) if (await node.leads().catch(() => false)) return node;
  throw new Error("nobody leads");
}

async function outage(market, people, hurt, heal) {
  const readers = keepReading(market.url, people.pages.slice(0, 3));
  const stopWriting = keepWriting(market.pooler);
  await wait(3_000);
  const leader = await leaderOf(market.nodes);
  const next = market.nodes.find((node) => node !== leader);
  hurt(leader);
  // Healed in any case: what is proved next needs both.
  await until("the other node leads", next.leads, 60_000)
    .then(() => wait(8_000))
    .catch((error) => {
      heal(leader);
      throw error;
    });
  const written = await stopWriting();
  const { answered, failed } = await readers();
  heal(leader);
  await until("the old leader follows", leader.keepsUp, 120_000);
  const lost = await missingOf(market.direct, written.acknowledged);
  const said = `${leader.name} → ${next.name}: ${written.acknowledged.length} writes acknowledged, ${lost} lost, writing again after ${(
    written.longest / 1_000
  ).toFixed(
    1,
  )} s; meanwhile ${answered} pages for everybody answered, ${failed.length} not (${kindsOf(failed)}); then ${leader.name} follows`;
  return passed(lost === 0 && written.longest <= 30_000, said);
}

export const leaderDies = (market, people) =>
  outage(
    market,
    people,
    (node) => node.kill(),
    (node) => node.revive(),
  );

export const leaderIsCutOff = (market, people) =>
  outage(
    market,
    people,
    (node) => node.cut(),
    (node) => node.mend(),
  );

export async function serverIsCutOff(market, people) {
  const [one, other] = market.servers;
  await ask(`${other.url}/api/busrequest?take=10`);
  const readers = keepReading(market.url, people.pages);
  await wait(1_000);
  other.cut();
  await wait(3_000);
  const { id } = await post(one, people);
  await wait(12_000);
  const { answered, failed } = await readers();
  other.mend();
  const seen = await msUntil(`${other.url}/api/busrequest/${id}`, true, 10_000);
  await ask(`${one.url}/api/busrequest/${id}`, { method: "DELETE", headers: people.author });
  const late = keepReading(market.url, people.pages);
  await wait(3_000);
  const after = await late();
  const said = `${other.name} without network for 15 s: ${answered} requests answered, ${failed.length} that were with it failed; back in the network it shows what was posted meanwhile after ${round(seen)} ms; then ${after.answered} answered, ${after.failed.length} failed`;
  return passed(failed.length <= people.pages.length && seen <= 2_500 && after.failed.length === 0, said);
}

/** How often which answer came. */
export function kindsOf(failed) {
  const counts = new Map();
  for (const one of failed) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, times]) => `${times} × ${one}`).join(", ") || "none";
}

export async function withoutRedis(market, people, hurt, heal) {
  const readers = keepReading(market.url, people.pages);
  await wait(1_000);
  hurt();
  await wait(1_000);
  const seen = await changeIsSeen(market, people);
  const { answered, failed, slowest } = await readers();
  await heal();
  await wait(2_500);
  const said = `${answered} requests answered, ${failed.length} failed (${kindsOf(failed)}), slowest ${round(slowest)} ms; ${seen.said}`;
  return { ...passed(failed.length === 0 && seen.isGood, said), slowest };
}

export const redisIsSilent = (market, people) =>
  withoutRedis(
    market,
    people,
    () => market.redis.pause(true),
    () => market.redis.pause(false),
  );

export const redisDies = (market, people) =>
  withoutRedis(
    market,
    people,
    () => market.redis.kill(),
    () => market.redis.revive(),
  );

/** The standby takes what it gets and shows none of it: what has changed is read from the leader. */
export async function standbyLags(market, people) {
  const leader = await leaderOf(market.nodes);
  const behind = market.nodes.find((node) => node !== leader);
  const replay = (order) => behind.ask(`select pg_wal_replay_${order}()`);
  const before = await behind.ask("select count(*)::int as n from pg_stat_activity where usename = 'charabanc_app'");
  await replay("pause");
  const seen = await changeIsSeen(market, people).finally(() => replay("resume"));
  return passed(
    seen.isGood && before[0].n > 0,
    `${before[0].n} connections of readers to it; replay paused: ${seen.said}`,
  );
}
