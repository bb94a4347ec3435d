import fs from "node:fs/promises";
import path from "node:path";
import { env } from "@/env.mjs";
import { applyMigrations, draftMigration } from "@/lib/db/migrations";

const say = (line: string) => process.stdout.write(`${line}\n`);

const stamp = () =>
  new Date()
    .toISOString()
    .replace(/[^0-9]/g, "")
    .slice(0, 14);

const owner = env.MIGRATION_DATABASE_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;

async function create(name: string) {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error("A migration's name is made of a-z, 0-9 and _.");
  const sql = await draftMigration(owner);
  if (!sql) return say("The migrations already lead to prisma/schema: nothing to write.");
  const file = path.join("prisma/migrations", `${process.env.MIGRATION_STAMP ?? stamp()}_${name}`, "migration.sql");
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(
    file,
    `-- Forward only. Fails rather than waits when a table is busy.\nset lock_timeout = '10s';\n\n-- A draft: Prisma knows nothing of columns and indexes written by hand; take out what would drop them.\n${sql}`,
  );
  await fs.writeFile("prisma/migrations/migration_lock.toml", 'provider = "postgresql"\n');
  say(`Written: ${file}. Read it, then apply with npm run migrate.`);
}

const [flag, name] = process.argv.slice(2);
if (flag === "--create" && name) await create(name);
else {
  const { names, owns } = await applyMigrations(owner, env.DATABASE_URL);
  if (owns && !env.MIGRATION_DATABASE_URL) {
    say("MIGRATION_DATABASE_URL is not set: migrating as the application's role, which owns its tables.");
  }
  say(names.length === 0 ? "Database is up to date." : names.map((applied) => `Applied ${applied}`).join("\n"));
}
process.exit(0);
