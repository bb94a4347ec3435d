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

  it("a server variable is refused on the client", async () => {
    vi.stubGlobal("window", {});
    const { env } = await import("@/env.mjs");
    expect(() => env.DATABASE_URL).toThrow(/server-side environment variable on the client/);
    expect(env.NEXT_PUBLIC_DEFAULT_LANGUAGE).toBe("en");
  });
});
