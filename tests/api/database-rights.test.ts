import { beforeAll, describe, expect, it } from "vitest";
import { env } from "@/env.mjs";
import { applyMigrations } from "@/lib/db/migrations";
import { pool } from "@/lib/db/pool";
import { asOwner } from "../db";

const guarded = [
  "_prisma_migrations",
  "audit_entry",
  "dispatch_event",
  "invoice",
  "invoice_number",
  "mail_consent",
  "stripe_event",
  "trip_event",
  "unsubscription",
];

/** What PostgreSQL says of one who may not. */
const refused = /permission denied|must be owner|must be superuser|can only be updated to DEFAULT/;

const asProduct = (sql: string) => pool().query(sql);

async function columnsOf(table: string) {
  const sql = `select quote_ident(attname) as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped`;
  return (await asOwner(sql, [table])).rows.map(({ name }) => name as string);
}

// A test's database is a copy, without what was said of the database as such.
beforeAll(async () => {
  const done = await applyMigrations(env.MIGRATION_DATABASE_URL ?? "", env.DATABASE_URL);
  expect(done).toEqual({ names: [], owns: false });
});

describe("the role that the product works with", () => {
  it("owns nothing, and is no superuser", async () => {
    const role = new URL(env.DATABASE_URL).username;
    const { rows } = await asOwner(
      `select (select count(*)::int from pg_class where relowner = r.oid) as tables, rolsuper, rolcreatedb, rolcreaterole,
        (select count(*)::int from pg_auth_members where member = r.oid) as roles
       from pg_roles r where rolname = $1`,
      [role],
    );
    expect(rows).toEqual([{ tables: 0, rolsuper: false, rolcreatedb: false, rolcreaterole: false, roles: 0 }]);
  });

  it.each(guarded)("%s: no delete, truncate, drop, alter, no trigger switched off", async (table) => {
    // No error, and no effect.
    await asProduct(`grant delete on ${table} to current_user`).catch(() => undefined);
    for (const sql of [
      `delete from ${table}`,
      `truncate ${table}`,
      `truncate ${table} cascade`,
      `drop table ${table}`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column more text`,
      `alter table ${table} owner to current_user`,
      `create trigger more before insert on ${table} for each row execute function suppress_redundant_updates_trigger()`,
      `create rule more as on insert to ${table} do instead nothing`,
    ]) {
      await expect(asProduct(sql), sql).rejects.toThrow(refused);
    }
  });

  it("what was written stays: columns of an invoice that may change are those of its payment", async () => {
    const open: Record<string, string[]> = {
      invoice: ["state", '"periodStart"', '"periodEnd"', '"paidAt"', "reminders", '"remindedAt"', "version"],
      invoice_number: ["last"],
    };
    for (const table of guarded) {
      for (const column of await columnsOf(table)) {
        const change = asProduct(`update ${table} set ${column} = ${column} where false`);
        if (open[table]?.includes(column)) await change;
        else await expect(change, `${table}.${column}`).rejects.toThrow(refused);
      }
    }
  });

  it("makes, changes and drops nothing, reads no password, becomes nobody else", async () => {
    for (const sql of [
      "create table more (id int)",
      "create temporary table more (id int)",
      "create schema more",
      "create function more() returns int language sql as 'select 1'",
      "create table pgboss.more (id int)",
      "drop table pgboss.job",
      "drop table bus_request",
      "truncate bus_request cascade",
      "alter table bus_request disable trigger all",
      "drop function refuse_change cascade",
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
      "select * from pg_authid",
      "set session_replication_role = replica",
      "set role postgres",
      "alter role current_user superuser",
      "copy bus_request to program 'cat'",
      "select pg_read_file('/etc/hostname')",
      "select pgboss.delete_queue('mail')",
    ]) {
      await expect(asProduct(sql), sql).rejects.toThrow(/denied|must be owner|must be superuser|permission/i);
    }
  });

  it("takes back a wish by its address alone", async () => {
    await asProduct(
      `insert into mail_consent (email, "group") values ('a@mail.example', 'marketing'), ('b@mail.example', 'marketing')`,
    );
    const { rows } = await asProduct("select drop_consents(array['a@mail.example'], null) as gone");
    expect(rows).toEqual([{ gone: 1 }]);
    expect((await asProduct("select email from mail_consent where email like '_@mail.example'")).rows).toEqual([
      { email: "b@mail.example" },
    ]);
    await asProduct("select drop_consents(array['b@mail.example'], null)");
  });

  it("gets its rights in tables that come later, without being told", async () => {
    await asOwner("create table later_on (id bigserial primary key, word text)");
    try {
      await asProduct("insert into later_on (word) values ('new')");
      await asProduct("update later_on set word = 'newer'");
      expect((await asProduct("delete from later_on returning word")).rows).toEqual([{ word: "newer" }]);
      await expect(asProduct("truncate later_on")).rejects.toThrow(refused);
    } finally {
      await asOwner("drop table later_on");
    }
  });
});
