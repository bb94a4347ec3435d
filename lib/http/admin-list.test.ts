import { describe, expect, it } from "vitest";
import { z } from "zod";
import { csvHref, isFiltered, orderOf, plainList, writeQuery } from "./admin-list";
import { withTerms } from "./admin-list-call";
import { calendarDay, one, term } from "./list-query";

const terms = {
  text: one(term),
  kind: one(z.enum(["a", "b"])),
  town: one(term),
  open: one(z.boolean()),
  date: one(z.strictObject({ from: calendarDay.optional(), to: calendarDay.optional() })),
};
const plain = plainList<{ id: string }, typeof terms>()({
  name: "things",
  screen: "users",
  table: "default",
  words: "things",
  labels: "things.column",
  columns: { id: {} },
  filters: {
    kind: { only: ["a", "b"] },
    city: { term: "town" },
    after: { term: "date", end: "from" },
    before: { term: "date", end: "to" },
    open: { yesNo: true },
  },
  sorts: ["created", "name"],
  dir: "desc",
});
const list = withTerms(plain, terms);
const read = (search: string) => list.read(new URLSearchParams(search));
const asked = (search: string) => list.queryOf(read(search));

describe("address of an admin list", () => {
  it("begins on page 1 with the usual order", () => {
    const query = read("");
    expect(query).toMatchObject({ q: "", sort: "created", dir: "desc", page: 1, open: "" });
    expect([isFiltered(query), writeQuery(list, query)]).toEqual([false, ""]);
  });

  it("gives back what it wrote", () => {
    const text = "?q=kern&kind=b&city=Ulm&after=2027-06-12&sort=name&dir=desc&page=3&open=7";
    const query = read(text);
    expect(writeQuery(list, query, { page: query.page, open: query.open })).toBe(text);
  });

  it.each([
    ["kind=c", { kind: "" }],
    ["after=31.02.2027", { after: "" }],
    ["after=1.6.2027", { after: "2027-06-01" }],
    ["city=%00%20Ulm", { city: "Ulm" }],
  ])("%s counts as %j", (search, filters) => {
    expect(read(search).filters).toMatchObject(filters);
  });

  it.each(["page=0", "page=x", "page=1.5", "sort=password", "dir=up"])("%s counts as not given", (search) => {
    expect(read(search)).toEqual(read(""));
  });

  it("takes key and direction from one field too, as the sort select of a form without scripts sends them", () => {
    const query = read("sort=name.desc&q=x");
    expect([query.sort, query.dir, orderOf(query)]).toEqual(["name", "desc", "name.desc"]);
    expect(writeQuery(list, query)).toBe("?q=x&sort=name&dir=desc");
    expect(read("sort=name.up")).toMatchObject({ sort: "name", dir: "asc" });
  });

  it("a new filter or order begins at page 1, and a name sorts upward at first", () => {
    expect(writeQuery(list, read("page=4&q=x"), { sort: "name", dir: "asc" })).toBe("?q=x&sort=name");
  });
});

describe("what an admin list asks for", () => {
  it("asks for the page with its order and filter", () => {
    expect(asked("page=3")).toEqual({ take: 10, skip: 20, sort: "created", dir: "desc", filter: undefined });
    expect(asked("q=x").filter).toEqual({ a: { text: "x" } });
  });

  it("brings each filter to its term, and both ends of a span together", () => {
    const all = "kind=b&city=Ulm&open=no&after=2027-06-12&before=2027-06-13";
    expect(asked(all).filter).toEqual({
      a: { kind: "b", town: "Ulm", open: false, date: { from: "2027-06-12", to: "2027-06-13" } },
    });
    expect(list.query.safeParse({ filter: JSON.stringify(asked(all).filter) }).success).toBe(true);
  });

  it("exports the rows named, else all that match", () => {
    const { filter } = asked("q=x");
    const some = csvHref({ name: "things", lng: "es", columns: ["id"], ids: ["1", "2"], filter });
    expect(some).toBe("/api/admin/things.csv?lng=es&columns=id&ids=1%2C2");
    expect(csvHref({ name: "things", lng: "es", columns: ["id"], filter })).toContain("filter=");
  });
});
