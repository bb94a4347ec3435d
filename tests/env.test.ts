import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe("environment", () => {
  it("Invalid environment variables: named one by one, nothing starts", async () => {
    vi.stubEnv("PORT", "many");
    vi.stubEnv("APP_URL", "no address");
    await expect(import("@/env.mjs")).rejects.toThrow(/Invalid environment variables\n.*PORT[\s\S]*APP_URL/);
  });

  it("an empty value counts as none", async () => {
    vi.stubEnv("SMTP_URL", "");
    const { env } = await import("@/env.mjs");
    expect(env.SMTP_URL).toBeUndefined();
  });

  it("card payment: one key alone, and a test key beside a live one, start nothing", async () => {
    vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_1");
    await expect(import("@/env.mjs")).rejects.toThrow(/STRIPE_WEBHOOK_SECRET: needed/);
    vi.resetModules();
    vi.stubEnv("STRIPE_WEBHOOK_SECRET", "whsec_1");
    vi.stubEnv("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY", "pk_live_1");
    await expect(import("@/env.mjs")).rejects.toThrow(/NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: one of both/);
    vi.resetModules();
    vi.stubEnv("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY", "pk_test_1");
    expect((await import("@/env.mjs")).env.STRIPE_SECRET_KEY).toBe("sk_test_1");
  });

  it("what people's data are kept for can be made shorter, not longer than the privacy policy says", async () => {
    vi.stubEnv("KEEP_YEARS", "4");
    vi.stubEnv("KEEP_DAYS", "91");
    await expect(import("@/env.mjs")).rejects.toThrow(
      /KEEP_YEARS: the privacy policy[\s\S]*KEEP_DAYS: the privacy policy/,
    );
    vi.resetModules();
    vi.stubEnv("KEEP_YEARS", "1");
    vi.stubEnv("KEEP_DAYS", "30");
    expect((await import("@/env.mjs")).env).toMatchObject({ KEEP_YEARS: 1, KEEP_DAYS: 30 });
  });

  it("a coach's speeds are those of the settings, in steps; walking pace and a list without an end start nothing", async () => {
    vi.stubEnv("COACH_SPEEDS", "10@50,70");
    const { wheelMinutes } = await import("@/lib/geo/road/profile");
    expect(wheelMinutes(80)).toBeCloseTo(12 + 60, 6);
    for (const wrong of ["20@40", "20@5,82", "fast", "20@40,200"]) {
      vi.resetModules();
      vi.stubEnv("COACH_SPEEDS", wrong);
      await expect(import("@/env.mjs"), wrong).rejects.toThrow(/COACH_SPEEDS: not/);
    }
  });

  it("proxies are named: a network of everybody starts nothing", async () => {
    for (const wrong of [
      "0.0.0.0/0",
      "0.0.0.0/1,128.0.0.0/1",
      "2000::/3",
      "10.0.0.5,::/0",
      "0.0.0.0/00",
      "10.0.0.0/40",
      "proxy",
    ]) {
      vi.resetModules();
      vi.stubEnv("TRUSTED_PROXIES", wrong);
      await expect(import("@/env.mjs"), wrong).rejects.toThrow(/TRUSTED_PROXIES/);
    }
    vi.resetModules();
    vi.stubEnv("TRUSTED_PROXIES", "10.0.0.5, 192.168.7.0/24,fd00::/8,10.0.0.0/10");
    const taken = ["10.0.0.5", "192.168.7.0/24", "fd00::/8", "10.0.0.0/10"];
    expect((await import("@/env.mjs")).env.TRUSTED_PROXIES).toEqual(taken);
  });

  it("a server variable is refused on the client", async () => {
    vi.stubGlobal("window", {});
    const { env } = await import("@/env.mjs");
    expect(() => env.DATABASE_URL).toThrow(/server-side environment variable on the client/);
    expect(env.NEXT_PUBLIC_DEFAULT_LANGUAGE).toBe("en");
  });
});
