import { expect, it } from "vitest";
import { fleetFilter, fleetAddress } from "./fleet-address";

const read = (text: string) => fleetAddress.read(new URLSearchParams(text));

it("carries view, search, state and page; what is usual is left out", () => {
  for (const address of ["", "?view=table", "?q=R+CB&show=inactive&page=2"]) {
    expect(fleetAddress.write(read(address))).toBe(address);
  }
  expect(read("view=tiles&show=lost&page=-1&page=x")).toEqual({ view: "cards", text: "", show: "all", page: 1 });
});

it("searches plate or name among the buses of the state", () => {
  expect(fleetFilter(read("q= setra &show=active"))).toEqual({
    a: { active: "active" },
    o: { licenceplate: "setra", name: "setra" },
  });
  expect(fleetFilter(read(""))).toEqual({ a: { active: "all" } });
});
