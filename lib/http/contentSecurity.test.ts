import { expect, test } from "vitest";
import { contentSecurityPolicy, mayBeFramed } from "./contentSecurity";

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
  expect(contentSecurityPolicy({ embed: true })).toContain("frame-ancestors *");
  expect(contentSecurityPolicy({})).toContain("frame-ancestors 'none'");
});

test("a page may frame the two film services and nobody else", () => {
  const policy = contentSecurityPolicy({});
  expect(policy).toContain("; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;");
  expect(policy).toContain("; media-src 'self' https: blob:;");
});
