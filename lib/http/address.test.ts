import { describe, expect, it } from "vitest";
import { address, choice, field, flag, number, oneOf, page, some, text, uuid } from "./address";

const things = address(
  {
    text: text(10, "q"),
    kinds: some(["a", "b", "c"], ["a", "b", "c"], { key: "kind" }),
    types: some(["x", "y"], null, { none: "none" }),
    state: field(oneOf(["open", "ended"]), null),
    sort: choice(["newest", "oldest"]),
    days: number([7, 30], 30),
    hidden: flag(),
    id: field(uuid, null),
    page: page(),
  },
  { fixed: { view: "list" } },
);
const id = "01930000-0000-7000-8000-000000000000";
const read = (search: string) => things.read(new URLSearchParams(search));

describe("an address", () => {
  it("reads what it writes, in the order of its fields", () => {
    const said = `?view=list&q=Ulm&kind=a%2Cc&types=none&state=open&sort=oldest&days=7&hidden=1&id=${id}&page=3`;
    expect(things.write(read(said))).toBe(said);
    expect(things.write(things.usual)).toBe("?view=list");
  });

  it("takes what makes no sense as not said", () => {
    const odd = "q=%00%20&kind=z&types=z&state=shut&sort=up&days=31&hidden=yes&id=1&page=1.5&other=1";
    expect(read(odd)).toEqual(things.usual);
    for (const page of ["0", "-1", "x", "", "1e9", "1000000"]) expect(read(`page=${page}`).page).toBe(1);
  });

  it("writes nothing that it would not read", () => {
    expect(things.write({ page: 0, id: "1", text: "" })).toBe("?view=list");
  });

  it("takes a key that stands repeatedly, as check boxes without scripts send it, and what Next hands to a page", () => {
    expect(things.read({ kind: ["c", "a"], q: ["Ulm", "Bonn"], sort: undefined })).toMatchObject({
      kinds: ["a", "c"],
      text: "Ulm",
      sort: "newest",
    });
  });

  it("tells which fields say something, and takes other defaults for the moment", () => {
    expect(things.changed({ ...things.usual, text: "Ulm", page: 2 })).toEqual(["text", "page"]);
    expect(things.changed({})).toEqual([]);
    expect(things.read({}, { sort: "oldest" }).sort).toBe("oldest");
    expect(things.write({ sort: "newest" }, { sort: "oldest" })).toBe("?view=list&sort=newest");
    expect(things.write({ sort: "oldest" }, { sort: "oldest" })).toBe("?view=list");
  });
});
