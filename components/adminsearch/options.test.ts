import { expect, it } from "vitest";
import type { RequestHit, FoundBy } from "@/lib/features/busrequest/schema/hit";
import { optionsOf } from "./options";

const nothing = { requests: [], companies: [], users: [], buses: [] };
const request = (id: string, by: FoundBy): RequestHit => ({
  ...{ id, by, reference: "CB-10001", category: "grouprequest", from: "Ulm", to: null, date: 0, sender: "Verein" },
});
const five = (by: FoundBy) => ["a", "b", "c", "d", "e"].map((id) => request(id, by));
const hrefsOf = (answer: Partial<Parameters<typeof optionsOf>[0]>) =>
  optionsOf({ ...nothing, ...answer }, "Ulm & Co").flatMap(({ options }) => options.map(({ href }) => href));

it("leads to the open panel in the list of each thing", () => {
  const company = { name: "Alpin", city: null };
  expect(
    hrefsOf({
      requests: [request("r", "number")],
      companies: [
        { ...company, id: "c", registered: true },
        { ...company, id: "p", registered: false },
      ],
      users: [{ id: "u", name: "Kim", email: "kim@a.example", company: null }],
      buses: [{ id: "b", licenceplate: "R CB 1", country: "DE", company: "Alpin" }],
    }),
  ).toEqual([
    "/adminpanel/requests?open=r",
    "/adminpanel/registeredProviders?open=c",
    "/adminpanel/providers?open=p",
    "/adminpanel/users?open=u",
    "/adminpanel/fleet?open=b",
  ]);
});

it("ends a full group with the list that finds the rest in the same way, and says nothing of an empty one", () => {
  expect(optionsOf(nothing, "Ulm")).toEqual([]);
  expect(hrefsOf({ requests: five("route") }).at(-1)).toBe("/adminpanel/requests?q=Ulm+%26+Co");
  expect(hrefsOf({ requests: five("sender") }).at(-1)).toBe("/adminpanel/requests?company=Ulm+%26+Co");
  expect(hrefsOf({ requests: five("waiting") })).toHaveLength(5);
  expect(hrefsOf({ requests: five("route").slice(1) })).toHaveLength(4);
});
