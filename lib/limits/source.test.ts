import { describe, expect, it } from "vitest";
import { sourceOf } from "./source";

describe("source that is counted", () => {
  it("is the first address of the chain", () => {
    expect(sourceOf("203.0.113.7, 10.0.0.1")).toBe("203.0.113.7");
    expect(sourceOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(sourceOf(null)).toBe("local");
  });

  it("is the same /64 however the address is written", () => {
    const written = ["2001:db8:0:1:a:b:c:d", "2001:db8::1:5:6:7:8", "2001:0DB8:0000:0001::9", "2001:db8:0:1::"];
    expect(new Set(written.map(sourceOf))).toEqual(new Set(["2001:db8:0:1"]));
  });

  it("differs between networks that share their first groups", () => {
    expect(sourceOf("2001:db8::1")).not.toBe(sourceOf("2001:db8:0:1::1"));
  });
});
