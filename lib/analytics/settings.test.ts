import { afterEach, describe, expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "@/lib/http/content-security";
import { parseDsn } from "./dsn";
import { reporting } from "./rates";
import { analyticsSettings, recipientsOf } from "./settings";
import { vitalEvent } from "./tag";

afterEach(() => vi.unstubAllEnvs());
const none = { NEXT_PUBLIC_SENTRY_DSN: "", NEXT_PUBLIC_ANALYTICS_ID: "", NEXT_PUBLIC_ANALYTICS_URL: "" };
const set = (values: Partial<typeof none>) => {
  for (const [name, value] of Object.entries({ ...none, ...values })) vi.stubEnv(name, value);
};

describe("settings", () => {
  it("nothing is handed to the browser and no policy is widened where nothing is set", () => {
    set({});
    const plain = contentSecurityPolicy({ hashes: [] });
    expect(analyticsSettings()).toEqual({ errors: null, tag: null });
    expect(recipientsOf(analyticsSettings())).toEqual({ statistics: null, marketing: null, errorReporting: null });
    set({ NEXT_PUBLIC_ANALYTICS_URL: "https://tags.example" });
    expect(contentSecurityPolicy({ hashes: [] })).toBe(plain);
    set({ NEXT_PUBLIC_SENTRY_DSN: "https://key@errors.example/7" });
    expect(contentSecurityPolicy({ hashes: [] })).toBe(plain);
  });

  it("are read when asked, not at build, and name the recipients", () => {
    set({ NEXT_PUBLIC_SENTRY_DSN: "https://key@errors.example/7", NEXT_PUBLIC_ANALYTICS_ID: "G-1" });
    const settings = analyticsSettings();
    expect(settings.errors).toMatchObject({ release: expect.stringMatching(/^charabanc@\d+\.\d+\.\d+$/) });
    expect(settings.tag).toEqual({ id: "G-1", service: "https://www.googletagmanager.com", own: false });
    expect(recipientsOf(settings)).toMatchObject({
      statistics: "Google Analytics",
      errorReporting: "Sentry (errors.example)",
    });
  });

  it("an own collector alone may be asked, where one is set", () => {
    set({ NEXT_PUBLIC_ANALYTICS_ID: "G-1", NEXT_PUBLIC_ANALYTICS_URL: "https://tags.example/" });
    const policy = contentSecurityPolicy({ hashes: [] });
    for (const source of ["script-src", "connect-src", "img-src"])
      expect(policy).toMatch(new RegExp(`${source} [^;]*https://tags\\.example(?=[ ;])`));
    expect(policy).not.toContain("google");
    expect(analyticsSettings().tag).toEqual({ id: "G-1", service: "https://tags.example", own: true });
  });
});

describe("DSN", () => {
  it.each([
    ["https://key@o1.ingest.de.sentry.io/4507", "https://o1.ingest.de.sentry.io/api/4507/envelope/"],
    ["http://key@127.0.0.1:9000/errors/1", "http://127.0.0.1:9000/errors/api/1/envelope/"],
  ])("%s is sent to %s", (dsn, endpoint) => expect(parseDsn(dsn)?.endpoint).toBe(endpoint));

  it.each(["", "key", "https://o1.ingest.sentry.io/1", "ftp://key@host/1", "https://key@host/", 7, null])(
    "%j is none",
    (dsn) => expect(parseDsn(dsn)).toBeNull(),
  );
});

it("a web vital is a whole number of milliseconds, CLS of thousandths; other measurements are none", () => {
  expect(vitalEvent({ id: "v1", name: "LCP", value: 812.4, rating: "good" })?.params.value).toBe(812);
  expect(vitalEvent({ id: "v1", name: "CLS", value: 0.0124 })?.params.value).toBe(12);
  expect(vitalEvent({ id: "v1", name: "Next.js-hydration", value: 3 })).toBeNull();
});

it("one session in ten and the time before every error are recorded; a shutdown takes 2000 ms at most", () => {
  expect(reporting).toEqual({ sessionRate: 0.1, errorRate: 1, shutdownMs: 2000 });
});
