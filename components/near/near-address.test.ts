import { describe, expect, it } from "vitest";
import { kinds } from "@/lib/features/busrequest/rules";
import { type NearFilter, readNear, wishOf, writeNear } from "./near-address";

const whole: NearFilter = { kinds, sort: "distance", hidden: false, km: 60, page: 1 };
const read = (address: string) => readNear(Object.fromEntries(new URLSearchParams(address)));

describe("address of the near requests", () => {
  it("says nothing for the whole list", () => {
    expect(writeNear(whole)).toBe("");
    expect(read("")).toEqual(whole);
  });

  it("comes back as it was written", () => {
    const filter: NearFilter = { kinds: ["vacancy", "emergency"], sort: "newest", hidden: true, km: 120, page: 3 };
    expect(read(writeNear(filter))).toEqual(filter);
  });

  it("leaves out what it does not understand", () => {
    expect(read("kind=taxi&sort=price&hidden=yes&km=61&page=-2&spam=1")).toEqual(whole);
  });

  it("asks for ten a page", () => {
    expect(wishOf({ ...whole, page: 3 })).toMatchObject({ take: 10, skip: 20, sort: "distance" });
  });
});
