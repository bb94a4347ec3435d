import { expect, it } from "vitest";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { busRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { listFilter, managementAddress, toggleKind } from "./management-filter";

const company = "01a1fc71-b81e-715f-b40b-8863a68b9193";

it("shows all four kinds and every state unless the address says less", () => {
  expect(managementAddress.read({})).toEqual({ kinds, active: "all", page: 1 });
  expect(managementAddress.read({ kind: "tram", active: "maybe", page: "-2" })).toEqual({
    kinds,
    active: "all",
    page: 1,
  });
});

it("comes back as it was written", () => {
  const filter = { kinds: ["vacancy", "emergency"], active: "inactive", page: 3 } as const;
  const search = Object.fromEntries(new URLSearchParams(managementAddress.write(filter)));
  expect(managementAddress.read(search)).toEqual(filter);
  expect(managementAddress.write(managementAddress.read({}))).toBe("?view=list");
});

it("takes kinds away and brings all back after the last", () => {
  expect(toggleKind(kinds, "vacancy")).toEqual(["grouprequest", "emptyride", "emergency"]);
  expect(toggleKind(["vacancy"], "vacancy")).toEqual(kinds);
});

it("asks for the company's own, in the API's filter shape", () => {
  const filter = listFilter({ kinds: ["vacancy"], active: "active", page: 1 }, company);
  expect(busRequestFilter.parse(filter)).toEqual({ a: { company, active: "active", category: ["vacancy"] } });
});
