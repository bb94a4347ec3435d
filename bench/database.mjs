import { runCli } from "../scripts/lib/database.mjs";
import { fingerprint } from "../scripts/lib/fingerprint.mjs";
import { generate } from "../scripts/lib/generate.mjs";
import { fromRoot } from "../scripts/lib/paths.mjs";
import { startPostgres } from "../scripts/lib/postgres.mjs";
import { step } from "../scripts/lib/progress.mjs";
import { fillMarket } from "./fill.mjs";

const fills = ["draw", "fill", "travel", "calendar", "admin-rows"].map((name) => `bench/${name}.mjs`);
const sources = ["prisma/migrations", ...fills];

export async function connect(connectionString) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

const exists = async (admin, name) =>
  (await admin.query("select 1 from pg_database where datname = $1", [name])).rowCount > 0;

async function dropOlder(admin, stem, name) {
  const found = await admin.query("select datname from pg_database where datname like $1", [`${stem}\\_%`]);
  for (const { datname } of found.rows) {
    if (datname !== name) await admin.query(`drop database "${datname}" with (force)`);
  }
}

/** Makes a database once; it is named last, so that a cut-off attempt is made anew. */
async function once(admin, { stem, template = "template1", fill }) {
  const name = `${stem}_${fingerprint(sources).slice(0, 10)}`;
  await dropOlder(admin, stem, name);
  if (await exists(admin, name)) return name;
  await admin.query(`drop database if exists "making_${name}" with (force)`);
  await admin.query(`create database "making_${name}" template "${template}" strategy file_copy`);
  await step(`making the database ${name} (once)`, () => fill(`making_${name}`));
  await admin.query(`alter database "making_${name}" rename to "${name}"`);
  return name;
}

/** Migrated, with places and the demo partners: what every market starts from. */
async function base(name, server) {
  await generate();
  const env = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", DATABASE_URL: `${server}/${name}` };
  await runCli("migrate", [], env, { quiet: true });
  await runCli("seed", ["--demo"], env, { quiet: true });
}

const market = (name, server, size) => fillMarket(() => connect(`${server}/${name}`), size);

/** What a job does each minute: with the posts of earlier runs in rows of their own every count would go through them all. */
export const foldSql = `with gone as (delete from request_tally returning side, day, category, n)
  insert into request_tally (side, day, category, n)
  select side, day, category, sum(n)::int from gone group by side, day, category having sum(n) <> 0`;

/** The demo's own requests leave the lists: in a market of today they come first, with buses and needs that the bare list does not read. */
const leaveDemoSql = `update bus_request set "endedAt" = now(), "endReason" = 'withdrawn'
  where "endedAt" is null and email not like '%@people.example'`;

/** What the upkeep job does hourly, for a data set that was made days ago; then as autovacuum leaves a table. */
async function refresh(url) {
  const client = await connect(url);
  await client.query(leaveDemoSql);
  await client.query(
    `update bus_request set "endedAt" = now(), "endReason" = 'past' where "endedAt" is null and "endDate" < now()`,
  );
  await client.query(foldSql);
  await client.query("vacuum (analyze) bus_request, request_tally");
  await client.query("analyze");
  await client.end();
}

/** Full size, and a hundredth of its requests and companies with a twentieth of its locations; fleets of 50,000 buses around few requests. */
const sizesOf = (rows) => ({
  large: { rows, partners: Math.ceil(rows / 5), locations: Math.ceil(rows / 5) },
  small: { rows: Math.ceil(rows / 100), partners: Math.ceil(rows / 500), locations: Math.ceil(rows / 100) },
  fleets: { rows: 5_000, partners: 50_000, locations: 100 },
});

/** The markets, each made when it is first asked for and kept in .data/bench between runs. */
export async function openMarkets(rows) {
  const options = { dataDir: fromRoot(".data/bench"), password: "postgres", database: null, durable: false };
  const { server } = await startPostgres(options);
  const open = async (kind) => {
    const size = sizesOf(rows)[kind];
    const admin = await connect(`${server}/postgres`);
    const template = await once(admin, { stem: "base", fill: (name) => base(name, server) });
    const stem = `${kind}_${size.rows}`;
    const name = await once(admin, { stem, template, fill: (made) => market(made, server, size) });
    await admin.end();
    await step(`upkeep of ${name}`, () => refresh(`${server}/${name}`));
    return `${server}/${name}`;
  };
  const urls = new Map();
  return (kind) => {
    if (!urls.has(kind)) urls.set(kind, open(kind));
    return urls.get(kind);
  };
}
