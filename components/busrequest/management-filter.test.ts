import { expect, it } from "vitest";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { managementAddress, managementQuery, toggleKind } from "./management-filter";

it("shows all four kinds and every state unless the address says less", () => {
  const usual = { kinds, active: "all", text: "", from: null, to: null, sort: null, page: 1 };
  expect(managementAddress.read({})).toEqual(usual);
  const odd = { kind: "tram", active: "maybe", page: "-2", from: "2027-02-30", sort: "size" };
  expect(managementAddress.read(odd)).toEqual(usual);
});

it("comes back as it was written", () => {
  const found = { text: "Prag", from: "2027-06-01", to: "2027-06-30", sort: "last" } as const;
  const filter = { kinds: ["vacancy", "emergency"], active: "inactive", ...found, page: 3 } as const;
  const search = Object.fromEntries(new URLSearchParams(managementAddress.write(filter)));
  expect(managementAddress.read(search)).toEqual(filter);
  expect(managementAddress.write(managementAddress.read({}))).toBe("?view=list");
});

it("takes kinds away and brings all back after the last", () => {
  expect(toggleKind(kinds, "vacancy")).toEqual(["grouprequest", "emptyride", "emergency"]);
  expect(toggleKind(["vacancy"], "vacancy")).toEqual(kinds);
});

it("asks for whole days by the company's clock, what is active by its start and everything by age", () => {
  const filter = { ...managementAddress.read({}), from: "2027-06-01", to: "2027-06-02", page: 3 };
  const query = managementQuery(filter, "Atlantic/Canary");
  expect([query.from, query.to].map((moment) => new Date(moment ?? 0).toISOString())).toEqual([
    "2027-05-31T23:00:00.000Z",
    "2027-06-02T23:00:00.000Z",
  ]);
  expect(query).toMatchObject({ skip: 20, take: 10, sort: "latest" });
  expect(managementQuery({ ...filter, active: "active" }, "UTC").sort).toBe("next");
  expect(managementQuery({ ...filter, sort: "last" }, "UTC").sort).toBe("last");
});
