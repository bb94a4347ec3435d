import { describe, expect, it } from "vitest";
import { settingFaults } from "./check";
import { isLoopback, isPublic } from "./reach";

const secret = "kq3Zk9vXBv1aR7mT0pLw5YcE8hGuJdN2";
const safe = {
  APP_URL: "https://bus.company.eu",
  HOST: "0.0.0.0",
  NEXTAUTH_SECRET: secret,
  NEXTAUTH_SECRETS_BEFORE: [],
  SEED_DEMO: undefined,
  TRUST_PROXY: false,
  TRUSTED_PROXIES: undefined,
};

describe("settings of a start", () => {
  it("nothing against a market with https, a secret of chance and no demo", () => {
    expect(settingFaults(safe)).toEqual([]);
    expect(settingFaults({ ...safe, APP_URL: "http://127.0.0.1:3000", HOST: "127.0.0.1", SEED_DEMO: true })).toEqual(
      [],
    );
    expect(settingFaults({ ...safe, APP_URL: "http://192.168.7.20:3000", SEED_DEMO: false })).toEqual([]);
  });

  it.each([
    ["a".repeat(40)],
    ["development-secret-not-for-production"],
    ["abababababababababababababababababab"],
    ["MyChangeMePlease-2026-zqwvuyt-918273"],
  ])("a secret that can be guessed is refused: %s", (NEXTAUTH_SECRET) => {
    expect(settingFaults({ ...safe, NEXTAUTH_SECRET })).toEqual([expect.stringContaining("can be guessed")]);
  });

  it("one of before that can be guessed is refused too: it would still sign people in", () => {
    for (const before of ["a".repeat(40), "short", "development-secret-not-for-production"]) {
      const faults = settingFaults({ ...safe, NEXTAUTH_SECRETS_BEFORE: [secret, before] });
      expect(faults).toEqual([expect.stringContaining("NEXTAUTH_SECRETS_BEFORE")]);
    }
  });

  it("http with a public name is refused", () => {
    const [fault] = settingFaults({ ...safe, APP_URL: "http://charabanc.example" });
    expect(fault).toContain("https://");
  });

  it.each([
    { HOST: "0.0.0.0", APP_URL: "http://127.0.0.1:3000" },
    { HOST: "127.0.0.1", APP_URL: "https://demo.company.eu" },
  ])("demo data are refused where others reach them: $HOST $APP_URL", (where) => {
    expect(settingFaults({ ...safe, ...where, SEED_DEMO: true })).toEqual([expect.stringContaining("SEED_DEMO")]);
  });

  it("a proxy is believed by name alone", () => {
    expect(settingFaults({ ...safe, TRUST_PROXY: true })).toEqual([expect.stringContaining("TRUSTED_PROXIES")]);
    expect(settingFaults({ ...safe, TRUST_PROXY: true, TRUSTED_PROXIES: ["10.0.0.5"] })).toEqual([]);
  });
});

describe("who reaches a host", () => {
  it.each(["127.0.0.1", "127.8.0.1", "localhost", "a.localhost", "::1", "[::1]"])("%s is this machine", (host) => {
    expect(isLoopback(host)).toBe(true);
    expect(isPublic(host)).toBe(false);
  });

  it.each(["0.0.0.0.nip.io", "127.0.0.1.evil.eu", "8.8.8.8", "2001:db8::1", "bus.eu"])("%s is public", (host) => {
    expect(isPublic(host)).toBe(true);
  });

  it.each(["10.1.2.3", "172.20.0.4", "192.168.1.1", "fd00::1", "web", "desk.local"])("%s is near", (host) => {
    expect(isLoopback(host)).toBe(false);
    expect(isPublic(host)).toBe(false);
  });
});
