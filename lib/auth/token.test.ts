import { encode } from "next-auth/jwt";
import { afterEach, expect, test, vi } from "vitest";
import { env } from "@/env.mjs";
import { sessionCookie } from "./cookie";
import { readSession, sessionSeconds } from "./token";

afterEach(() => {
  vi.useRealTimers();
});

const secret = env.NEXTAUTH_SECRET;
const claims = { sid: "7e1f8a52-6a0c-4f0e-9d5b-0d6c0c3f7a11", sv: 3 };
const carrying = (token: string) => new Map([[sessionCookie, token]]);

test("a cookie says the same each time it is read", async () => {
  const token = await encode({ token: claims, secret });
  expect(await readSession(carrying(token))).toEqual(claims);
  expect(await readSession(carrying(token))).toEqual(claims);
});

test("a cookie that was read before says nothing once it has run out", async () => {
  const token = await encode({ token: claims, secret, maxAge: sessionSeconds });
  expect(await readSession(carrying(token))).toEqual(claims);
  vi.useFakeTimers({ now: Date.now() + (sessionSeconds + 60) * 1000, toFake: ["Date"] });
  expect(await readSession(carrying(token))).toBeNull();
});

test("a cookie that we did not make claims nothing, however often it comes", async () => {
  const token = await encode({ token: claims, secret: "somebody-else-s-secret-of-some-length" });
  expect(await readSession(carrying(token))).toBeNull();
  expect(await readSession(carrying(token))).toBeNull();
  expect(await readSession(carrying(`${token}x`))).toBeNull();
});

test("each of many readers keeps its own session", async () => {
  const tokens = await Promise.all([1, 2, 3].map((sv) => encode({ token: { ...claims, sv }, secret })));
  for (const round of [1, 2]) {
    const read = await Promise.all(tokens.map((token) => readSession(carrying(token))));
    expect(
      read.map((one) => one?.sv),
      `round ${round}`,
    ).toEqual([1, 2, 3]);
  }
});
