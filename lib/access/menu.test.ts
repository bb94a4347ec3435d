import { expect, it } from "vitest";
import { anonymous, viewer } from "@/tests/viewers";
import { menuFor } from "./screens";
import type { CompanyType, Viewer } from "./viewer";

const ownerOf = (company: CompanyType) => viewer({ company });
const namesFor = (viewer: Viewer) => menuFor(viewer).map(({ name }) => name);

it("begins with the company's profile and the user's, and ends with signing out", () => {
  for (const type of ["busoperator", "touroperator", "driver", "travelService"] as const) {
    const names = namesFor(ownerOf(type));
    expect(names.slice(0, 2)).toEqual(["companyProfile", "userProfile"]);
    expect(names.at(-1)).toBe("logout");
  }
});

it("has nothing for an anonymous reader, not even signing out", () => {
  expect(namesFor(anonymous)).toEqual([]);
});

it("marks the entry of a screen that the menu does not name", () => {
  const also = new Map(menuFor(ownerOf("busoperator")).map((entry) => [entry.name, entry.also]));
  expect(also.get("companyProfile")).toContain("/userpanel/staff");
  expect(also.get("userProfile")).toContain("/userpanel/emailsettings");
});
