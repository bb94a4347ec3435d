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

  it("a server variable is refused on the client", async () => {
    vi.stubGlobal("window", {});
    const { env } = await import("@/env.mjs");
    expect(() => env.DATABASE_URL).toThrow(/server-side environment variable on the client/);
    expect(env.NEXT_PUBLIC_DEFAULT_LANGUAGE).toBe("en");
  });
});
