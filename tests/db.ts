import pg from "pg";
import { encode } from "next-auth/jwt";
import { env } from "@/env.mjs";
import { writeRefusals } from "@/lib/audit/refused";
import { sessionSeconds } from "@/lib/auth/token";
import { sessionCookie } from "@/lib/auth/cookie";
import { query } from "@/lib/db/pool";
import { settleLater } from "@/lib/later";
import { singleton } from "@/lib/singleton";

const kept = ["gazetteer", "gazetteer_name", "_prisma_migrations"];

const owners = singleton(
  "tests.owners",
  () => new pg.Pool({ connectionString: env.MIGRATION_DATABASE_URL, max: 2, allowExitOnIdle: true }),
);

/** What the product's own role may not (lib/db/rights.ts): a statement of the tables' owner. */
export const asOwner = (text: string, values: unknown[] = []) => owners.query(text, values);

/**
 * Deletes what the tables hold, and says which held anything: truncating all of them would take most of a test's time, and
 * asking each what it holds most of that again; one that gave its pages back has none. Whoever is still writing ends first. No
 * trigger fires: all that they keep goes as well.
 */
const emptySql = (tables: readonly string[]) => `begin; set local session_replication_role = replica;
  lock table ${tables.join(", ")} in exclusive mode;
  do $$ declare name text; gone int; filled text[] := '{}'; begin
    foreach name in array array[${tables.map((table) => `'${table}'`).join(", ")}] loop
      continue when pg_relation_size(name::regclass) = 0;
      execute 'delete from ' || name;
      get diagnostics gone = row_count;
      if gone > 0 then filled := filled || name; end if;
    end loop;
    perform set_config('tests.filled', array_to_string(filled, ', '), false);
  end $$; commit`;

/** Empties everything but the places, of what the test before has left to write as well. */
export async function resetDb() {
  await settleLater();
  await writeRefusals();
  const tables = await query<{ name: string }>(
    "tests.tables",
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)",
    [kept],
  );
  const owner = await owners.connect();
  let broken = true;
  try {
    // Sequences run on: references start with five digits.
    await owner.query(emptySql(tables.map(({ name }) => name)));
    const { rows } = await owner.query<{ filled: string }>("select current_setting('tests.filled') as filled");
    // Gives the pages back, so that rows lie in the order in which they come.
    if (rows[0]?.filled) await owner.query(`vacuum (truncate) ${rows[0].filled}`);
    broken = false;
  } finally {
    owner.release(broken);
  }
}

/** Signs a person in by a session row and its cookie; returns the request header. */
export async function asUser(user: { id: string }): Promise<{ cookie: string; sid: string }> {
  const [row] = await query<{ sid: string; sv: number }>(
    "tests.session",
    `insert into session (id, "userId", "expiresAt")
     select gen_random_uuid(), u.id, now() + interval '1 day' from user_account u where u.id = $1::uuid
     returning id as sid, (select "sessionVersion" from user_account where id = $1::uuid) as sv`,
    [user.id],
  );
  if (!row) throw new Error(`no user ${user.id}`);
  const token = await encode({ token: row, secret: env.NEXTAUTH_SECRET, maxAge: sessionSeconds });
  return { cookie: `${sessionCookie}=${token}`, sid: row.sid };
}

type Call = { method?: string; body?: unknown; cookie?: string; headers?: Record<string, string> };

/** A Web request as a browser of our own site sends it. */
export function request(path: string, { method, body, cookie, headers = {} }: Call = {}) {
  const all: Record<string, string> = { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin", ...headers };
  if (cookie) all.cookie = cookie;
  if (body !== undefined) all["content-type"] ??= "application/json";
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const verb = method ?? (body === undefined ? "GET" : "POST");
  return new Request(`http://127.0.0.1:3000${path}`, { method: verb, headers: all, body: text as string | undefined });
}

/** Params as Next hands them to a route. */
export const params = (values: Record<string, unknown>) => ({ params: Promise.resolve(values) });

export const envelope = async (response: Response) => ({ status: response.status, ...(await response.json()) });

/** Asks again and again, for a few seconds at most; throws where it never comes true. */
export async function until(done: () => Promise<boolean> | boolean) {
  const end = Date.now() + 12_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error("waited 12 s in vain");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
