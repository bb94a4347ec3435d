import { expect, it } from "vitest";
import { menuFor } from "./screens";
import type { CompanyType, Viewer } from "./viewer";

function ownerOf(companyType: CompanyType) {
  const company = { id: "c", companyType, name: "C", slug: "c" };
  const person = { id: "u", sid: "s", role: "user", firstname: "F", email: "f@c.example", userName: "f", owner: true };
  return { ip: "local", language: "en", ...person, company, kind: "user" } as unknown as Viewer;
}

const namesFor = (viewer: Viewer) => menuFor(viewer).map(({ name }) => name);

it("begins with the company's profile and the user's, and ends with signing out", () => {
  for (const type of ["busoperator", "touroperator", "driver", "travelService"] as const) {
    const names = namesFor(ownerOf(type));
    expect(names.slice(0, 2)).toEqual(["companyProfile", "userProfile"]);
    expect(names.at(-1)).toBe("logout");
  }
});

it("has nothing for an anonymous reader, not even signing out", () => {
  expect(namesFor({ ip: "local", language: "en", kind: "anonymous" } as Viewer)).toEqual([]);
});

it("marks the entry of a screen that the menu does not name", () => {
  const also = new Map(menuFor(ownerOf("busoperator")).map((entry) => [entry.name, entry.also]));
  expect(also.get("companyProfile")).toContain("/userpanel/staff");
  expect(also.get("userProfile")).toContain("/userpanel/emailsettings");
});
