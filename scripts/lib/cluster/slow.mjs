import fs from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { until } from "./database.mjs";
import { changeIsSeen, kindsOf, leaderOf, ownWritesAreRead, passed, round, withoutRedis } from "./proofs.mjs";
import { ask, keepReading, keepWriting } from "./traffic.mjs";

/** Milliseconds that no page or call may take while a part answers late. */
const slowest = 3_000;

/** Redis answers, but late: within a use's patience (150 ms), and far beyond it. */
export async function redisIsSlow(market, people) {
  const said = [];
  let isGood = true;
  for (const ms of [50, 500]) {
    const all = (act) => Promise.all(market.servers.map(act));
    const seen = await withoutRedis(
      market,
      people,
      () => all((server) => server.slowRedis(ms)),
      () => all((server) => server.mendRedis()),
    );
    isGood &&= seen.isGood && seen.slowest <= slowest;
    said.push(`${2 * ms} ms late: ${seen.said}`);
  }
  return passed(isGood, said.join(" | "));
}

const behindSql = "select extract(epoch from now() - pg_last_xact_replay_timestamp())::float as seconds";

/** The standby has all that is committed, and shows it half a minute later. */
export async function standbyIsBehind(market, people) {
  const leader = await leaderOf(market.nodes);
  const behind = market.nodes.find((node) => node !== leader);
  const stopWriting = keepWriting(market.pooler);
  const readers = keepReading(market.url, people.pages);
  await behind.showLater("30s");
  try {
    await wait(31_000);
    const [{ seconds }] = await behind.ask(behindSql);
    const seen = await changeIsSeen(market, people);
    const own = await ownWritesAreRead(market, people);
    const { acknowledged, refused } = await stopWriting();
    const read = await readers();
    const isGood = seconds >= 25 && seen.isGood && own.isGood && read.failed.length === 0 && read.slowest <= slowest;
    return passed(
      isGood && refused.length === 0,
      `${seconds.toFixed(0)} s behind: ${read.answered} requests answered, ${read.failed.length} failed (${kindsOf(read.failed)}), slowest ${round(read.slowest)} ms; ${acknowledged.length} writes, ${refused.length} refused (${kindsOf(refused)}); ${seen.said}; ${own.said}`,
    );
  } finally {
    await behind.showLater(null);
    await until("the standby has caught up", async () => (await behind.ask(behindSql))[0].seconds < 5, 60_000).catch(
      () => undefined,
    );
  }
}

/** A picture that is sent by way of one server, and read of both; on neither machine's disk. */
export async function filesAreElsewhere(market, people) {
  const [one, other] = market.servers;
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#357" } })
    .png()
    .toBuffer();
  const body = { uploadType: "image", name: "Bus.png", contentType: "image/png", size: photo.length };
  const headers = people.author;
  const signed = await ask(`${one.url}/api/upload/signed-upload`, { method: "POST", headers, body });
  const { url, headers: sent, key } = JSON.parse(signed.text).entity[0];
  const put = await fetch(url, { method: "PUT", headers: sent, body: photo });
  const finish = await ask(`${other.url}/api/upload/finish`, { method: "POST", headers, body: { key } });
  const { contentType } = JSON.parse(finish.text).entity[0] ?? {};
  const from = performance.now();
  const reads = await Promise.all(market.servers.map((server) => ask(`${server.url}/api/upload/${key}`)));
  const took = performance.now() - from;
  const left = market.servers.flatMap(({ name }) =>
    fs.readdirSync(`${market.dataDir}/${name}`, { recursive: true }).filter((file) => String(file).includes(key)),
  );
  const states = [signed.status, put.status, finish.status, ...reads.map(({ status }) => status)];
  const said = `signed by ${one.name}, put to S3, checked by ${other.name} (${contentType}), read of both in ${round(took)} ms: ${states.join(", ")}; ${market.files.size} files on S3, ${left.length} of it on the servers' disks`;
  return passed(states.every((status) => status === 200) && left.length === 0, said);
}
