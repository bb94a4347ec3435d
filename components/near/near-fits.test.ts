import { describe, expect, it } from "vitest";
import { lookOf, usualLook } from "@/lib/features/fit/rules";
import { fitHref } from "./near-fits";

const searchOf = (href: string) => new URL(href, "https://charabanc.test").searchParams;

describe("link from the list to the comparison", () => {
  it("keeps the bounds that the list was made with, and names the bus", () => {
    const look = { hours: 0.5, km: 100 };
    const href = fitHref("/de/request/1", look, "bus");
    expect(href.endsWith("#offer")).toBe(true);
    expect([searchOf(href).get("fit"), lookOf(searchOf(href))]).toEqual(["bus", look]);
    expect(fitHref("/de/request/1", usualLook)).toBe("/de/request/1#fits");
    expect(lookOf(searchOf("/de/request/1?hours=3&km=100"))).toBeNull();
  });
});
