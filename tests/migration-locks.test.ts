import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { longLocks } from "./migration-locks";

// Those before are held by the proof under load alone (npm run proof -- migrations).
const last = "20261122234000_standby_series";
const begins = "set lock_timeout = '10s';\n";

describe("a migration keeps no reader waiting", () => {
  const names = fs.readdirSync("prisma/migrations").filter((name) => /^\d/.test(name) && name > last);

  it("as all since the rule", () => {
    const found = names.flatMap((name) =>
      longLocks(fs.readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8")).map((why) => `${name}: ${why}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["an index while its forerunner is dropped", "drop index a; create index b on bus (name);"],
    ["an index after a new column", 'alter table bus add column x int; create index "b" on bus (x);'],
    ["a check that is read through at once", "alter table bus add constraint c check (name <> '');"],
    [
      "a check that is validated in the same breath",
      "alter table bus add constraint c check (true) not valid; alter table bus validate constraint c;",
    ],
    ["rows that are filled after the column", "alter table bus add column x int; update bus set x = 1;"],
    ["another type", "alter table bus alter column x type bigint;"],
    ["a column that must be filled", "alter table bus alter column x set not null;"],
  ])("refused: %s", (_what, sql) => expect(longLocks(begins + sql)).toHaveLength(1));

  it("refused: one that would wait for ever", () =>
    expect(longLocks("alter table bus add column x int;")).toHaveLength(1));

  it.each([
    [
      "a new table with all that belongs to it",
      "create table t (id int); create index i on t (id); alter table t add constraint c check (id > 0);",
    ],
    ["the new index first, then the old one", "create index b on bus (name); drop index a;"],
    ["a column by itself", "-- update bus set x = 1;\nalter table bus add column x int not null default 0;"],
    [
      "a function that updates",
      "create function f() returns trigger language plpgsql as $$ begin update bus set x = 1; end $$;",
    ],
  ])("taken: %s", (_what, sql) => expect(longLocks(begins + sql)).toEqual([]));
});
