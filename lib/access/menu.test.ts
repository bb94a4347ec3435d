import { expect, it } from "vitest";
import { anonymous, viewer } from "@/tests/viewers";
import { menuFor } from "./screens";
import type { CompanyType, Viewer } from "./viewer";

const ownerOf = (company: CompanyType) => viewer({ company });
const namesFor = (viewer: Viewer) => menuFor(viewer).map(({ name }) => name);

it("begins with the daily work, keeps set-up below it and ends with signing out", () => {
  for (const type of ["busoperator", "touroperator", "driver", "travelService"] as const) {
    const entries = menuFor(ownerOf(type));
    expect(entries.slice(0, 2).map(({ name }) => name)).toEqual([
      "inbox",
      type === "travelService" ? "locations" : "management",
    ]);
    const rule = entries.findIndex(({ setUp }) => setUp);
    const [work, setUp] = [entries.slice(0, rule), entries.slice(rule, -1)];
    expect(work.every((entry) => !entry.setUp) && setUp.every((entry) => entry.setUp)).toBe(true);
    expect(setUp.map(({ name }) => name)).toEqual(expect.arrayContaining(["companyProfile", "userProfile"]));
    expect(entries.at(-1)?.name).toBe("logout");
  }
});

it("calls the requests that a house reads groups nearby", () => {
  const wordOf = (type: CompanyType) => menuFor(ownerOf(type)).find(({ name }) => name === "nearrequests")?.word;
  expect([wordOf("travelService"), wordOf("busoperator")]).toEqual(["passing", undefined]);
});

it("names the trips of a customer as what was ordered, and hides them from who neither orders nor drives", () => {
  const tripsOf = (who: Viewer) => menuFor(who).find(({ name }) => name === "trips");
  expect(tripsOf(viewer())?.word).toBe("ordered");
  expect(tripsOf(ownerOf("touroperator"))?.word).toBeUndefined();
  expect(tripsOf(ownerOf("travelService"))).toBeUndefined();
});

it("has nothing for an anonymous reader, not even signing out", () => {
  expect(namesFor(anonymous)).toEqual([]);
});

it("marks the entry of a screen that the menu does not name", () => {
  const also = new Map(menuFor(ownerOf("busoperator")).map((entry) => [entry.name, entry.also]));
  expect(also.get("companyProfile")).toContain("/userpanel/staff");
  expect(also.get("userProfile")).toContain("/userpanel/emailsettings");
});
