import { describe, expect, it } from "vitest";
import { callOf, csvHref, isFiltered, type ListDefinition, orderOf, readQuery, writeQuery } from "./admin-list";

type Row = { id: string };
const list: ListDefinition<Row> = {
  name: "things",
  call: "/admin/things",
  path: "/adminpanel/things",
  table: "default",
  columns: [{ head: "id", of: ({ id }: Row) => id }],
  filters: { kind: ["a", "b"], city: "text", after: "day" },
  sorts: ["created", "name"],
  dir: "desc",
  filterOf: ({ q, filters }) => (q || filters.kind ? { a: { q, ...filters } } : undefined),
};
const read = (search: string) => readQuery(list, new URLSearchParams(search));

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

describe("calls of an admin list", () => {
  it("asks for the page with its order and filter", () => {
    expect(callOf(list, read("page=3"))).toBe("/admin/things?take=10&skip=20&sort=created&dir=desc");
    const filtered = new URL(callOf(list, read("q=x")), "http://x");
    expect(JSON.parse(filtered.searchParams.get("filter") ?? "")).toMatchObject({ a: { q: "x" } });
  });

  it("exports the rows named, else all that match", () => {
    const some = csvHref(list, read("q=x"), { columns: ["id"], ids: ["1", "2"] });
    expect(some).toBe("/api/admin/things.csv?columns=id&ids=1%2C2");
    expect(csvHref(list, read("q=x"), { columns: ["id"] })).toContain("filter=");
  });
});
