import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { env } from "@/env.mjs";
import { seal } from "@/lib/auth/sealed";
import { unsubscribeToken } from "@/lib/mail/unsubscribe";
import { isSigned, signedPath } from "@/lib/storage/signature";
import { request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";

const subscription = { email: "office@donau.example", group: "requests" } as const;
const terms = { key: "pictures/1", contentType: "image/png", size: 9, expires: Date.now() + 60_000 };
const upload = new URL(signedPath(terms), env.APP_URL).searchParams.get("signature") ?? "";

let cookies: string[];
beforeAll(async () => {
  await resetDb();
  cookies = await Promise.all(Array.from({ length: 50 }, async () => (await person(null)).cookie));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The server as it runs once it is started with a new secret, and those before it. */
async function startedAnew(before: string) {
  vi.stubEnv("NEXTAUTH_SECRET", "the-next-one-of-this-run-is-long-enough-as-well");
  vi.stubEnv("NEXTAUTH_SECRETS_BEFORE", before);
  vi.resetModules();
  const { GET } = await import("@/app/api/user/route");
  return {
    statusOf: async (cookie: string) => (await GET(request("/api/user", { cookie }))).status,
    sealed: await import("@/lib/auth/sealed"),
    mail: await import("@/lib/mail/unsubscribe"),
    storage: await import("@/lib/storage/signature"),
  };
}

it("a renewed secret signs nobody of fifty out, and what the former one signed and sealed is good", async () => {
  const [sealed, link] = [seal("calendar", "https://a.example/ü"), unsubscribeToken(subscription)];
  const { statusOf, ...now } = await startedAnew(
    `${env.NEXTAUTH_SECRET},one-that-was-before-it-and-signed-nothing-of-this`,
  );
  expect(new Set(await Promise.all(cookies.map(statusOf)))).toEqual(new Set([200]));
  expect(now.mail.readUnsubscribeToken(link)).toEqual(subscription);
  expect(now.mail.unsubscribeToken(subscription)).not.toBe(link);
  expect(now.storage.isSigned(terms, upload)).toBe(true);
  const read = now.sealed.unseal("calendar", sealed);
  expect(read?.text).toBe("https://a.example/ü");
  expect(now.sealed.unseal("calendar", read?.renewed ?? "")).toEqual({ text: "https://a.example/ü", renewed: null });
});

it("one that leaked is left out: everybody is signed out, its links and files are refused", async () => {
  const [sealed, link] = [seal("calendar", "https://a.example/ü"), unsubscribeToken(subscription)];
  expect(isSigned(terms, upload)).toBe(true);
  const { statusOf, ...now } = await startedAnew("");
  expect(new Set(await Promise.all(cookies.map(statusOf)))).toEqual(new Set([401]));
  expect([now.mail.readUnsubscribeToken(link), now.sealed.unseal("calendar", sealed)]).toEqual([null, null]);
  expect(now.storage.isSigned(terms, upload)).toBe(false);
});
