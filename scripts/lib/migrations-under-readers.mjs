import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bundle } from "./bundle.mjs";
import { buildDir, fromRoot } from "./paths.mjs";
import { startPostgres } from "./postgres.mjs";
import { connect } from "./postgres-session.mjs";
import { run } from "./processes.mjs";
import { Advice, say, step } from "./progress.mjs";
import { commandEnv } from "./settings.mjs";

const scratch = fromRoot(".data/migrations");
const rows = 200_000;
/** Milliseconds that a reader may stand still. */
const most = 500;
/** What the market is filled at; all after it are applied under readers. */
const base = "20261122200500_trip_ratings";

const marketSql = [
  `insert into company (id, "companyType", name, slug, address, email)
    select gen_random_uuid(), 'busoperator', 'Reisen ' || i, 'reisen-' || i, '{}', 'reisen' || i || '@example.org'
    from generate_series(1, $1 / 10) i`,
  `insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", "confirmedAt", owner, "companyId")
    select gen_random_uuid(), slug || '@example.org', slug, 'Pat', 'Example', 'none', now(), true, id from company where $1 > 0`,
  `insert into session (id, "userId", "expiresAt") select gen_random_uuid(), id, now() + interval '1 day' from user_account where $1 > 0`,
  `insert into bus_request (id, category, state, mode, "transferType", "startPlace", "startLongitude", "startLatitude", "startDate",
      "endPlace", "endLongitude", "endLatitude", "endDate", "companyName", "companyType", email, phone, passengers, "vehicleTypes",
      description, language, "searchText", "wayKm", "wayMinutes", "confirmedAt", "approvedAt", "createdAt")
    select gen_random_uuid(), (array['grouprequest', 'grouprequest', 'vacancy', 'emptyride', 'emergency'])[1 + i % 5]::"RequestKind",
      'active', 'collective', 'transferoneway', '{}', 6 + i % 90 / 10.0, 47 + i % 70 / 10.0, now() + i * interval '1 minute',
      '{}', 6 + i % 80 / 10.0, 47 + i % 60 / 10.0, now() + i * interval '1 minute' + interval '9 hours', 'Reisegruppe ' || i,
      'private', 'person' || i || '@example.org', '+49 941 ' || i, 1 + i % 80, array['coach'], 'Fahrt ' || i, 'de', 'ort ' || i,
      300, 240, now(), now(), now() - i * interval '20 seconds'
    from generate_series(1, $1) i`,
];

/** What pages ask all the time, of columns that are older than the base. */
const reads = {
  requests: `select id, "startDate" from bus_request where state = 'active' order by "startDate" limit 10`,
  "one request": `select * from bus_request where number = (select min(number) from bus_request)`,
  companies: "select id, name from company order by name limit 10",
  sessions: `select s.id from session s join user_account u on u.id = s."userId" order by s.id limit 1`,
  offers: "select count(*) from offer",
};

/** Reads without a pause; `longest` gives the milliseconds of the longest read since it was last asked. */
async function startReader(url, [name, sql]) {
  const client = await connect(url);
  let [longest, open, since] = [0, true, 0];
  const going = (async () => {
    while (open) {
      since = performance.now();
      await client.query(sql);
      longest = Math.max(longest, performance.now() - since);
      await wait(5);
    }
  })();
  const stop = async () => {
    open = false;
    await going;
    await client.end();
  };
  return {
    name,
    stop,
    longest() {
      const found = Math.max(longest, 0);
      longest = 0;
      return found;
    },
  };
}

/** A folder in which the migrations of a release lie, one more with each. */
function openFolder() {
  const folder = path.join(scratch, "release/prisma/migrations");
  fs.rmSync(path.join(scratch, "release"), { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.symlinkSync(fromRoot("prisma/schema"), path.join(folder, "../schema"));
  return (name) => fs.cpSync(fromRoot("prisma/migrations", name), path.join(folder, name), { recursive: true });
}

async function applyIn(command, url) {
  const env = { ...commandEnv(), NODE_ENV: "production", LOG_LEVEL: "warn", DATABASE_URL: url };
  await run(process.execPath, [command], { env, cwd: path.join(scratch, "release") });
}

async function fill(url) {
  const client = await connect(url);
  for (const sql of marketSql) await client.query(sql, [rows]);
  await client.query("analyze");
  await client.end();
}

/** npm run proof -- migrations: how long reads stand still while a market of 200,000 requests is migrated. */
export async function migrationsUnderReaders() {
  const { migrate } = await bundle({ migrate: "scripts/cli/migrate.ts" }, { outdir: path.join(buildDir, "cli") });
  fs.rmSync(scratch, { recursive: true, force: true });
  const dataDir = path.join(scratch, "data");
  fs.mkdirSync(dataDir, { recursive: true });
  const { url, stop } = await startPostgres({ dataDir, durable: false });
  const names = fs
    .readdirSync(fromRoot("prisma/migrations"))
    .filter((name) => /^\d/.test(name))
    .sort();
  const add = openFolder();
  for (const name of names.filter((one) => one <= base)) add(name);
  await step(`a market as of ${base}`, () => applyIn(migrate, url));
  await step(`${rows.toLocaleString("en")} requests`, () => fill(url));
  const readers = await Promise.all(Object.entries(reads).map((read) => startReader(url, read)));
  const wrong = [];
  for (const name of names.filter((one) => one > base)) {
    await wait(300);
    for (const reader of readers) reader.longest();
    add(name);
    const from = performance.now();
    await applyIn(migrate, url);
    const took = performance.now() - from;
    const [worst] = readers.map((reader) => [reader.longest(), reader.name]).sort(([a], [b]) => b - a);
    say(
      `    ${name.padEnd(42)}${(took / 1_000).toFixed(1).padStart(6)} s, longest read ${worst[0].toFixed(0)} ms (${worst[1]})`,
    );
    if (worst[0] > most) wrong.push(`${name}: ${worst[1]} stood still for ${worst[0].toFixed(0)} ms`);
  }
  for (const reader of readers) await reader.stop();
  await stop();
  fs.rmSync(scratch, { recursive: true, force: true });
  if (wrong.length > 0) throw new Advice(wrong.join("\n"));
}
