import { query } from "@/lib/db/pool";
import { asOwner } from "@/tests/db";
import { pdfText } from "@/tests/pdf-text";
import { type Table, tables } from "./canary-table";

/** Where a canary sits, and who may see it. */
export type Canary = { column: string; audience: string[] };
type Audience = "nobody" | "party" | "kept" | "admin";
const audiences: Audience[] = ["nobody", "party", "kept", "admin"];
type Column = { entry: string; table: string; name: string; kind: string; path: string; audience: Audience };

const tableIn = (entry: string) => entry.split(" ")[0] ?? "";
const parse = (entry: string, audience: Audience, word: string): Column => {
  const [, name = "", path = "", kind = ""] = /^(\w+)(?:\.(\{\S+\}))?(?::(\w+))?$/.exec(word) ?? [];
  return { entry, table: tableIn(entry), name, path, kind, audience };
};
const wordsOf = (text = "") => text.split(/\s+/).filter(Boolean);
const columnsOf = ([name, row]: [string, Table]) =>
  audiences.flatMap((audience) => wordsOf(row[audience]).map((word) => parse(name, audience, word)));

const columns = Object.entries(tables).flatMap(columnsOf);

/** Columns of words in the database that the table says nothing of, and those that it names and that are gone. */
export async function unclassified() {
  const rows = await query<{ name: string; type: string }>(
    "proof.columns",
    `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name !~ '^_' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'bytea', 'character',
       'character varying') and udt_name not in ('_uuid', '_int4') and udt_name !~ '^_[A-Z]'`,
    [],
  );
  const there = rows.map(({ name }) => name);
  const told = Object.entries(tables).flatMap(([entry, row]) =>
    [...columnsOf([entry, row]).map(({ name }) => name), ...wordsOf(row.plain)].map(
      (name) => `${tableIn(entry)}.${name}`,
    ),
  );
  const numbers = columns.filter(({ kind }) => kind === "amount").map(({ table, name }) => `${table}.${name}`);
  return [
    ...there.filter((name) => !told.includes(name)).map((name) => `not classified: ${name}`),
    ...told.filter((name) => !there.includes(name) && !numbers.includes(name)).map((name) => `gone: ${name}`),
  ];
}

/** SQL of the canary of the n-th row; `at` numbers the column. */
function canaryOf({ name, path, kind }: Column, at: number) {
  const code = `'kv${String(at).padStart(3, "0")}n' || x.n || 'k'`;
  if (path) return `jsonb_set(coalesce(t."${name}", '{}')::jsonb, '${path}', to_jsonb(${code}), true)`;
  if (kind === "mail") return `${code} || '@canary.example'`;
  if (kind === "phone") return `'+4977' || lpad('${at}', 3, '0') || lpad(x.n::text, 5, '0')`;
  if (kind === "amount") return `7000000 + ${at % 100} * 10000 + x.n`;
  if (kind === "list") return `array[${code}]`;
  return kind === "bytes" ? `convert_to(${code}, 'UTF8')` : code;
}

const shown: Record<string, (name: string) => string> = {
  bytes: (name) => `rtrim(encode(t."${name}", 'base64'), '=')`,
  list: (name) => `t."${name}"[1]`,
};

/** The text by which a value is found again. */
const markOf = ({ name, path, kind }: Column) =>
  path ? `t."${name}" #>> '${path}'` : (shown[kind] ?? ((word) => `t."${word}"::text`))(name);

type Planted = { mark: string; parties: (string | null)[] | null };

async function plant(column: Column, at: number): Promise<[string, Canary][]> {
  const { entry, table, name, path, audience } = column;
  const { of = "array[]::text[]", where = "true" } = tables[entry] as Table;
  // What is not there within a JSON value has no street either.
  const filled =
    path && !path.includes("canary")
      ? `and t."${name}" is not null and jsonb_typeof(t."${name}"::jsonb) = 'object'`
      : "";
  const sql = `with x as (select t.ctid as at, row_number() over (order by t.ctid) as n from ${table} t where ${where} ${filled})
    update ${table} t set "${name}" = ${canaryOf(column, at)} from x where x.at = t.ctid
    returning ${markOf(column)} as mark, ${of} as parties`;
  const answers = await asOwner(`begin; set local session_replication_role = replica; ${sql}; commit`);
  const { rows } = (answers as unknown as { rows: Planted[] }[])[2] as { rows: Planted[] };
  const more = audience === "kept" || audience === "admin" ? ["admin"] : [];
  return rows.map(({ mark, parties }) => {
    const own = audience === "party" || audience === "kept" ? (parties ?? []).filter((one) => one !== null) : [];
    return [mark, { column: `${table}.${name}${path}`, audience: [...own, ...more] as string[] }];
  });
}

/** Puts a word of its own into every private column of every row; gives where each sits. Triggers rest meanwhile. */
export async function plantCanaries() {
  const all: [string, Canary][] = [];
  for (const [at, column] of columns.entries()) all.push(...(await plant(column, at)));
  const empty = columns.filter(
    ({ table, name, path }) => !all.some(([, one]) => one.column === `${table}.${name}${path}`),
  );
  return { canaries: new Map(all), empty: empty.map(({ table, name }) => `${table}.${name}`) };
}

const pattern =
  /kv\d{3}n\d+k(?:@canary\.example)?|4977\d{8}|(?<![\d.,])7\d{6}(?!\d)|(?<![\d.,])7\d[.,\u00a0 ]?\d{3}[.,]\d{2}(?!\d)/g;
const asStored = (text: string) => (/^7[\d.,\u00a0 ]+$/.test(text) ? text.replace(/\D/g, "") : text);

/** The canaries of a text: `leaks` are those that are not for this reader, `met` the columns of those that are. */
export function leaksIn(text: string, canaries: ReadonlyMap<string, Canary>, parts: readonly string[]) {
  const words = new Set([...text.matchAll(pattern)].map(([word]) => asStored(word)));
  const found = [...words].flatMap((word) => canaries.get(word) ?? canaries.get(`+${word}`) ?? []);
  const isFor = ({ audience }: Canary) => audience.some((party) => parts.includes(party));
  return {
    leaks: found
      .filter((one) => !isFor(one))
      .map(({ column, audience }) => `${column} (for ${audience.join(", ") || "nobody"})`),
    met: new Set(found.filter(isFor).map(({ column }) => column)),
  };
}

/** The words of an answer: of a PDF those that are drawn. */
export async function textOf(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isPdf = response.headers.get("content-type") === "application/pdf";
  return isPdf ? pdfText(bytes) : new TextDecoder().decode(bytes);
}
