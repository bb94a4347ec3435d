import { describe, expect, it } from "vitest";
import { safeCallbackUrl } from "./callback-url";
import { mayClaimByDomain } from "./mail-domain";
import { firstFree, userNameFrom, userNamePattern } from "./names";
import { isStrongPassword, passwordChecks } from "./password";

describe("safeCallbackUrl", () => {
  it.each(["/de/userpanel/profile", "/en?page=2", "/es/request/1#map"])("keeps the path %s", (path) => {
    expect(safeCallbackUrl(path)).toBe(path);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t//evil.example",
    "\t//evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
    "/..//evil.example",
    "/./\\evil.example",
    "de/userpanel",
    "",
    `/${"a".repeat(3000)}`,
  ])("null for an address that may leave the site: %j", (address) => {
    expect(safeCallbackUrl(address)).toBeNull();
  });

  it.each(["/de/login", "/logout?x", "/en/resetpw?token=x", "/api/user", "/de/x/../login"])(
    "null for %s, which leads in a circle",
    (path) => {
      expect(safeCallbackUrl(path)).toBeNull();
    },
  );

  it("null for anything but a string", () => {
    expect(safeCallbackUrl(["/de"])).toBeNull();
    expect(safeCallbackUrl(undefined)).toBeNull();
  });
});

describe("passwords", () => {
  it("ticks off each part of the rule", () => {
    expect(passwordChecks("Ab1")).toEqual({ length: false, upper: true, lower: true, digit: true });
    expect(isStrongPassword("Linie7nachUlm")).toBe(true);
    expect(isStrongPassword("linie7nachulm")).toBe(false);
  });
});

describe("names", () => {
  it("counts on where a name is taken", () => {
    expect(firstFree("kern", new Set(["kern", "kern-2"]))).toBe("kern-3");
  });

  it("refuses handles that could be mail addresses", () => {
    expect(userNamePattern.test("a@b.de")).toBe(false);
    expect(userNamePattern.test(userNameFrom("ü@kern.example"))).toBe(true);
  });
});

describe("claims by mail domain", () => {
  it("only under a domain of one's own", () => {
    expect(mayClaimByDomain("office@kern-reisen.example")).toBe(true);
    expect(mayClaimByDomain("kern@gmx.de")).toBe(false);
  });
});
