import { afterEach, expect, test, vi } from "vitest";
import { contentSecurityPolicy } from "./content-security";
import { mayBeFramed } from "./framed";

afterEach(() => vi.unstubAllEnvs());

test("both link kinds may be framed by other sites, every other page not", () => {
  for (const path of ["/de/singlerequest/eder", "/es/travelrecommendations", "/en/travelrecommendations/"]) {
    expect(mayBeFramed(path)).toBe(true);
  }
  for (const path of [
    "/de",
    "/de/login",
    "/de/publicProfile/eder",
    "/de/travelrecommendations/x",
    "/singlerequest/x",
  ]) {
    expect(mayBeFramed(path)).toBe(false);
  }
  expect(contentSecurityPolicy({ pathname: "/de/singlerequest/eder" })).toContain("frame-ancestors *");
  expect(contentSecurityPolicy({})).toContain("frame-ancestors 'none'");
});

test("a page may frame the two film services and nobody else", () => {
  const policy = contentSecurityPolicy({});
  expect(policy).toContain("; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;");
  expect(policy).toContain("; media-src 'self' https: blob:;");
});

test("Stripe's script and frame are allowed on the page of the subscription alone, and only with its key", () => {
  const pathname = "/de/create-subscription";
  expect(contentSecurityPolicy({ pathname })).not.toContain("stripe");
  vi.stubEnv("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY", "pk_test_1");
  const policy = contentSecurityPolicy({ nonce: "n", pathname });
  expect(policy).toMatch(/script-src 'self' 'nonce-n' [^;]*https:\/\/js\.stripe\.com/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
  for (const other of ["/de", "/en/userpanel", "/de/adpartners/prices", "/de/create-subscription/x"]) {
    expect(contentSecurityPolicy({ pathname: other }), other).not.toContain("stripe");
  }
});
