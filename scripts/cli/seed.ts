import { closePool, pool } from "@/lib/db/pool";
import { loadGazetteer } from "@/lib/features/place/commands";
import { arrive, isAhead, seed, seedAhead } from "@/prisma/seed";
import { languages } from "@/lib/i18n/routing";
import { demoAccounts } from "@/prisma/seed/accounts";
import { papersIn } from "@/prisma/seed/papers/drawn";

const say = (line: string) => process.stdout.write(`${line}\n`);
const wants = (flag: string) => process.argv.includes(flag);

async function isEmpty(table: "gazetteer" | "user_account") {
  const found = await pool().query(`select 1 from ${table} limit 1`);
  return found.rowCount === 0;
}

/** A line for each quarter done, so that a slow machine shows that it works. */
function sayQuarters(what: string) {
  let said = 0;
  return (share: number) => {
    const quarter = Math.floor(share * 4);
    if (quarter > said) say(`${what}: ${quarter * 25} %`);
    said = Math.max(said, quarter);
  };
}

/**
 * Places always; the demo market (`--demo`) only into a database that knows nobody yet, as it is today or to be copied later (`--ahead`).
 * One that was copied is brought to today.
 */
async function fill() {
  if (await isEmpty("gazetteer")) await loadGazetteer(sayQuarters("places"));
  const options = { say, papersDir: process.env.PAPERS_DIR };
  if (await isAhead()) return arrive(options);
  if (!(wants("--demo") && (await isEmpty("user_account")))) return;
  await (wants("--ahead") ? seedAhead() : seed(options));
}

/** `sign-in: role  user name  password`, one a line, of the demo accounts that this database has. */
async function printAccounts() {
  const found = await pool().query<{ userName: string }>('select "userName" from user_account');
  const present = new Set(found.rows.map((row) => row.userName));
  for (const { role, userName, password } of demoAccounts) {
    if (present.has(userName)) say(`sign-in: ${role}  ${userName}  ${password}`);
  }
}

async function drawPapers() {
  for (const language of languages) await papersIn(language, process.env.PAPERS_DIR);
}

/** Whoever started this ahead says `go` once the tables are there; nothing is done where that never comes. */
async function told() {
  let said = "";
  for await (const chunk of process.stdin) said += chunk;
  return said === "go";
}

if (wants("--held") && !(await told())) process.exit(1);
if (wants("--papers")) await drawPapers();
else await fill();
if (wants("--accounts")) await printAccounts();
await closePool();
process.exit(0);
