// A migration is one transaction: what it has locked stays locked until its end. Reads of a table stall where it is
// locked for itself alone (alter table, drop index) and something long follows on the same table.

const nameOf = (text: string) => text.replaceAll('"', "").toLowerCase();
const named = String.raw`(?:if (?:not )?exists |only )*("?\w+"?)`;
const creates = new RegExp(`^create table ${named}`, "i");
const alters = new RegExp(`^alter table ${named} (.*)$`, "is");
const long = [
  new RegExp(String.raw`^create (?:unique )?index .*?\bon ${named}`, "is"),
  new RegExp(`^update ${named}`, "i"),
  new RegExp(`^delete from ${named}`, "i"),
];
const scans: [RegExp, string][] = [
  [/add constraint (?!.*not valid).*(check|foreign key)/is, "a constraint that is not added as `not valid`"],
  [/alter column .* (set data )?type /is, "a column's type, which writes the table anew"],
  [/set not null/i, "`set not null`, which reads the whole table"],
];

function statementsOf(sql: string) {
  const plain = sql.replace(/--.*$/gm, "").replace(/\$(\w*)\$.*?\$\1\$/gs, "''");
  return plain
    .split(";")
    .map((text) => text.trim().replace(/\s+/g, " "))
    .filter(Boolean);
}

/** What in a migration would keep readers of a table that is in use waiting; empty where nothing would. */
export function longLocks(sql: string): string[] {
  const made = new Set<string>();
  const locked = new Set<string>();
  const found: string[] = [];
  for (const text of statementsOf(sql)) {
    const created = creates.exec(text);
    if (created) made.add(nameOf(created[1] ?? ""));
    if (/^drop index/i.test(text)) locked.add("*");
    const altered = alters.exec(text);
    const table = nameOf((altered ?? long.map((kind) => kind.exec(text)).find(Boolean))?.[1] ?? "");
    if (!table || made.has(table)) continue;
    const words = altered?.[2] ?? "";
    const isValidating = /^validate constraint/i.test(words);
    const isLong = !altered || isValidating;
    if (isLong && (locked.has(table) || locked.has("*"))) found.push(`${text.slice(0, 80)}: after a lock on ${table}`);
    if (isLong) continue;
    locked.add(table);
    for (const [kind, why] of scans) if (kind.test(words)) found.push(`${table}: ${why}`);
  }
  if (!/^set lock_timeout/i.test(statementsOf(sql)[0] ?? "")) found.push("no lock_timeout at its beginning");
  return found;
}
