import type pg from "pg";

/** Where the application may do less than read, add, change and delete: what it may beside reading. */
const guarded: Record<string, string> = {
  _prisma_migrations: "",
  audit_entry: "insert",
  dispatch_event: "insert",
  invoice: `insert, update (state, "periodStart", "periodEnd", "paidAt", reminders, "remindedAt", version)`,
  invoice_number: "insert, update (last)",
  mail_consent: "insert",
  stripe_event: "insert",
  trip_event: "insert",
  unsubscription: "insert",
};

/** Its functions run with their owner's rights: the only ways past `guarded`. */
const doors = {
  public: ["drop_opt_outs(text[], text[])", "drop_consents(text[], text[])"],
  // Makes the table of a queue, by name alone.
  pgboss: ["create_queue(text, json)"],
};

// Drops the table of a queue, which the product never does.
const shut = "revoke execute on function pgboss.delete_queue(text) from public";

function rightsIn(schema: keyof typeof doors, to: string) {
  const all = "select, insert, update, delete";
  return [
    `grant usage on schema ${schema} to ${to}`,
    `revoke create on schema ${schema} from public`,
    `alter default privileges in schema ${schema} grant ${all} on tables to ${to}`,
    `alter default privileges in schema ${schema} grant usage, select on sequences to ${to}`,
    `grant ${all} on all tables in schema ${schema} to ${to}`,
    `grant usage, select on all sequences in schema ${schema} to ${to}`,
    ...doors[schema].flatMap((door) => [
      `alter function ${schema}.${door} security definer set search_path = pg_catalog, ${schema}, pg_temp`,
      `revoke execute on function ${schema}.${door} from public`,
      `grant execute on function ${schema}.${door} to ${to}`,
    ]),
  ];
}

const narrowed = (to: string) =>
  Object.entries(guarded).flatMap(([table, beside]) => [
    `revoke all on ${table} from ${to}`,
    `grant select on ${table} to ${to}`,
    ...(beside ? [`grant ${beside} on ${table} to ${to}`] : []),
  ]);

async function isOther(client: pg.Client, role: string) {
  if (!role) return false;
  const { rows } = await client.query("select 1 from pg_roles where rolname = $1 and rolname <> current_user", [role]);
  return rows.length > 0;
}

/** Of the address of a database: who it signs in as. */
export const roleOf = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).username);

/**
 * Says by rights what the application's role may do, all at once: a program that runs meanwhile notices nothing. Tables
 * that are new get theirs. False where the role is the one that migrates, which owns everything.
 */
export async function grantRights(client: pg.Client, role: string) {
  if (!(await isOther(client, role))) return false;
  const to = client.escapeIdentifier(role);
  const { rows } = await client.query<{ name: string }>("select quote_ident(current_database()) as name");
  const statements = [
    `revoke temporary on database ${rows[0]?.name} from public`,
    ...rightsIn("public", to),
    ...rightsIn("pgboss", to),
    shut,
    ...narrowed(to),
  ];
  await client.query(`begin; ${statements.join("; ")}; commit`);
  return true;
}
