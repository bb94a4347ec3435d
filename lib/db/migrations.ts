import fs from "node:fs/promises";
import path from "node:path";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { singleton } from "@/lib/singleton";
import { installQueues } from "./queues";
import { grantRights, roleOf } from "./rights";

const baseDir = path.resolve("prisma/migrations");
const filters = { externalTables: [], externalEnums: [] };

// One migrator at a time, however many processes start together.
const lockNumber = 72_717_370;

async function migrationNames(): Promise<string[]> {
  const entries = await fs.readdir(baseDir, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function migrationsOnDisk(): Promise<MigrationList> {
  const names = await migrationNames();
  const directories = names.map(async (name) => {
    const value = await fs.readFile(path.join(baseDir, name, "migration.sql"), "utf8");
    return { path: name, migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value } } };
  });
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(directories),
  };
}

async function appliedNames(client: Pick<pg.Client, "query">): Promise<Set<string>> {
  const table = await client.query("select to_regclass('_prisma_migrations') as name");
  if (!table.rows[0]?.name) return new Set();
  const done = "finished_at is not null and rolled_back_at is null";
  const rows = await client.query(`select migration_name as name from _prisma_migrations where ${done}`);
  return new Set(rows.rows.map((row) => row.name));
}

/** Those this program came with: what is unpacked over it while it runs is the next one's, and makes no server unready. */
const ownNames = migrationNames();

/** Names of the migrations this database lacks; cheap enough for every call of /api/ready. */
export async function pendingMigrations(client: Pick<pg.Client, "query">): Promise<string[]> {
  const [names, applied] = await Promise.all([ownNames, appliedNames(client)]);
  return names.filter((name) => !applied.has(name));
}

const begun = singleton<{ newer: string[] | null }>("db.migrations", () => ({ newer: null }));

/**
 * Names of the migrations that this program does not know, as it first found the database: it is of an older release and
 * comes late. What is applied after that is the next release's, under which those that run go on.
 */
export async function newerMigrations(client: Pick<pg.Client, "query">): Promise<string[]> {
  if (begun.newer) return begun.newer;
  const [names, applied] = await Promise.all([ownNames, appliedNames(client)]);
  begun.newer ??= [...applied].filter((name) => !names.includes(name)).sort();
  return begun.newer;
}

async function locked<T>(databaseUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    return await run(client);
  } finally {
    await client.end();
  }
}

async function withEngine<T>(databaseUrl: string, run: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  // Only who migrates pays for the engine's 5 MB.
  const { openEngine } = await import("./migration-engine");
  const { engine, close } = await openEngine(databaseUrl);
  try {
    return await run(engine);
  } finally {
    await close();
  }
}

/** A migration is one transaction, so a failed one left nothing behind and may be tried again. */
async function forgive(engine: SchemaEngine, migrationsList: MigrationList) {
  const found = await engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters });
  for (const migrationName of found.failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
}

async function applyPending(databaseUrl: string, client: pg.Client) {
  if ((await pendingMigrations(client)).length === 0) return [];
  const migrationsList = await migrationsOnDisk();
  return withEngine(databaseUrl, async (engine) => {
    await forgive(engine, migrationsList);
    const result = await engine.applyMigrations({ migrationsList, filters });
    return result.appliedMigrationNames;
  });
}

/**
 * Applies what is missing, in order, and returns the names. The role of `applicationUrl` gets its rights anew; `owns`
 * where it is the one that migrates.
 */
export async function applyMigrations(databaseUrl: string, applicationUrl: string) {
  return locked(databaseUrl, async (client) => {
    const names = await applyPending(databaseUrl, client);
    await installQueues(databaseUrl);
    const granted = await grantRights(client, roleOf(applicationUrl));
    return { names, owns: !granted };
  });
}

/** A database of its own beside the given one, for as long as the work takes. */
async function scratch<T>(databaseUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `charabanc_scratch_${process.pid}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return locked(databaseUrl, async (client) => {
    await client.query(`create database ${name}`);
    try {
      return await work(url.href);
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
  });
}

/** SQL that leads from the migrations on disk to prisma/schema; null where they agree. */
export async function draftMigration(databaseUrl: string): Promise<string | null> {
  const { schemaFiles } = await import("./migration-engine");
  const files = (await schemaFiles()).map(([name, content]) => ({ path: name, content }));
  const migrationsList = await migrationsOnDisk();
  return scratch(databaseUrl, (url) =>
    withEngine(url, async (engine) => {
      await engine.applyMigrations({ migrationsList, filters });
      const from = { tag: "schemaDatasource" as const, files, configDir: path.resolve("prisma") };
      const to = { tag: "schemaDatamodel" as const, files };
      const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters });
      return stdout && !/^\s*-- This is an empty migration/.test(stdout) ? stdout : null;
    }),
  );
}
