import { closePool, pool } from "@/lib/db/pool";

const say = (line: string) => process.stdout.write(`${line}\n`);

async function count(table: string) {
  const found = await pool().query(`select count(*)::int as n from (select 1 from ${table} limit 1) t`);
  return Number(found.rows[0]?.n);
}

async function fill() {
  const { loadGazetteer } = await import("@/lib/features/place/commands");
  if ((await count("place")) === 0) await loadGazetteer();
  if (!process.argv.includes("--demo") || (await count("user_account")) > 0) return;
  const { seed } = await import("@/prisma/seed");
  await seed({ say });
}

await fill();
await closePool();
process.exit(0);
