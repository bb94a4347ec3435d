import { NextRequest } from "next/server";
import type { NextApiRequest, NextApiResponse } from "next";
import type { AuthOptions } from "next-auth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authHandler } from "@/lib/auth/handler";
import { env } from "@/env.mjs";
import { prisma } from "@/lib/db/prisma";
import { parseCookies, sessionCookie } from "@/lib/auth/cookie";
import { asOwner, asUser, resetDb } from "../db";
import { goodPassword, makePerson } from "./people";

type Asked = { method?: string; body?: string; type?: string };

async function ask(path: string, { method = "GET", body, type = "application/json" }: Asked = {}) {
  const headers = body === undefined ? undefined : { "content-type": type };
  const request = new NextRequest(`${env.APP_URL}/api/auth/${path}`, { method, body, headers });
  const nextauth = path.split("?")[0]?.split("/");
  const answer = await authHandler(request, { params: Promise.resolve({ nextauth }) });
  return { status: answer.status, allow: answer.headers.get("allow"), ...(await answer.json()) };
}

describe("addresses of sign-in that nobody uses", () => {
  it.each([
    ["signin/google", {}],
    ["callback/google?code=1", {}],
    ["verify-request", {}],
  ])("404 in the envelope for %s", async (path, asked) => {
    expect(await ask(path, asked)).toMatchObject({ status: 404, successful: false, error: "NotFound" });
  });

  it("405 for reading the address that takes a password", async () => {
    expect(await ask("callback/credentials")).toMatchObject({ status: 405, allow: "POST", error: "MethodNotAllowed" });
    expect(await ask("session", { method: "POST", body: "{" })).toMatchObject({ status: 405, allow: "GET" });
  });

  it("400 for a body that is no JSON", async () => {
    const torn = { method: "POST", body: "{" };
    expect(await ask("callback/credentials", torn)).toMatchObject({ status: 400, error: "MalformedJson" });
  });

  it.each(["\t//evil.example", "https://evil.example/x", "//evil.example", "http://[", "javascript:alert(1)"])(
    "400 for a way back to another site: %s",
    async (callbackUrl) => {
      const body = String(new URLSearchParams({ callbackUrl }));
      const form = { method: "POST", body, type: "application/x-www-form-urlencoded" };
      const refused = { status: 400, fields: [{ path: "callbackUrl" }] };
      expect(await ask("callback/credentials", form)).toMatchObject(refused);
      expect(await ask(`signin?${body}`)).toMatchObject(refused);
    },
  );
});

it("503 with the words of an outage, and no wrong password, where next-auth says 401 for want of the database", async () => {
  const url = `${env.APP_URL}/login?error=Unavailable%3A0`;
  vi.resetModules();
  vi.doMock("next-auth", () => ({ default: () => async () => Response.json({ url }, { status: 401 }) }));
  const { authHandler: handler } = await import("@/lib/auth/handler");
  vi.doUnmock("next-auth");
  const headers = { "content-type": "application/x-www-form-urlencoded", "accept-language": "de" };
  const post = { method: "POST", body: "username=eva&json=true", headers };
  const request = new NextRequest(`${env.APP_URL}/api/auth/callback/credentials`, post);
  const answer = await handler(request, { params: Promise.resolve({ nextauth: ["callback", "credentials"] }) });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.json()).toMatchObject({
    successful: false,
    error: "Unavailable",
    errordesc: "Umleitung. Bitte in einer Minute nochmal versuchen.",
    url,
  });
});

/** next-auth itself by its other door, since the one that the product takes opens within Next alone. */
async function nextAuthByNode() {
  const { default: NextAuth } = await vi.importActual<typeof import("next-auth")>("next-auth");
  return (options: AuthOptions) =>
    async (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) => {
      const headers = Object.fromEntries(request.headers);
      const given = [...parseCookies(headers.cookie ?? null)];
      const cookies = Object.fromEntries(given.map(([name, value]) => [name, decodeURIComponent(value)]));
      const body = Object.fromEntries(new URLSearchParams(await request.text()));
      const query = { ...Object.fromEntries(request.nextUrl.searchParams), ...(await context.params) };
      const told = { status: 200, headers: new Headers(), text: "" };
      const reply = {
        status: (status: number) => Object.assign(told, { status }) && reply,
        getHeader: () => told.headers.getSetCookie(),
        setHeader(name: string, value: string | string[]) {
          told.headers.delete(name);
          for (const one of [value].flat()) told.headers.append(name, one);
          return reply;
        },
        json: (value: unknown) => Object.assign(told, { text: JSON.stringify(value) }),
        send: (value: unknown) =>
          Object.assign(told, { text: typeof value === "string" ? value : JSON.stringify(value) }),
        end: () => told,
      };
      const asked = { method: request.method, headers, cookies, body, query };
      await NextAuth(asked as unknown as NextApiRequest, reply as unknown as NextApiResponse, options);
      return new Response(told.text, told);
    };
}

/** The handler with a browser of its own that holds the cookie of a person's session. */
async function browserOf(person: Parameters<typeof asUser>[0]) {
  vi.resetModules();
  vi.doMock("next-auth", async () => ({ default: await nextAuthByNode() }));
  const { authHandler: handler } = await import("@/lib/auth/handler");
  vi.doUnmock("next-auth");
  const { cookie, sid } = await asUser(person);
  const at = (path: string, init: { method?: string; body?: string; headers?: Record<string, string> }) =>
    handler(new NextRequest(`${env.APP_URL}/api/auth/${path}`, init), {
      params: Promise.resolve({ nextauth: path.split("/") }),
    });
  const csrf = await at("csrf", { headers: { cookie } });
  const { csrfToken } = await csrf.json();
  const own = csrf.headers.getSetCookie().map((one) => one.split(";")[0]);
  const post = (path: string, fields: Record<string, string>) => {
    const headers = { "content-type": "application/x-www-form-urlencoded", cookie: [cookie, ...own].join("; ") };
    const body = String(new URLSearchParams({ csrfToken, callbackUrl: "/", json: "true", ...fields }));
    return at(path, { method: "POST", body, headers });
  };
  return { post, sid, isOpen: async () => (await prisma.session.count({ where: { id: sid } })) === 1 };
}

describe("signing in", () => {
  beforeEach(resetDb);

  it("ends the session that the same browser had, whoever's it was; a wrong password ends none", async () => {
    const [jana, eva] = [await makePerson({ userName: "jana" }), await makePerson({ userName: "eva" })];
    const elsewhere = await asUser(jana);
    const { post, isOpen, sid } = await browserOf(jana);
    const signIn = (username: string, typed = goodPassword) =>
      post("callback/credentials", { username, password: typed });
    await prisma.pushSubscription.create({
      data: { sessionId: sid, endpoint: "https://push.example/1", p256dh: "", auth: "" },
    });
    expect([(await signIn("jana", "Gleis4Richtung")).status, await isOpen()]).toEqual([401, true]);
    expect([(await signIn("jana")).status, await isOpen()]).toEqual([200, false]);
    const left = await prisma.session.findMany({ where: { userId: jana.id }, include: { push: true } });
    expect(left.map(({ id }) => id)).toContain(elsewhere.sid);
    // The device goes on to hear news, in the session that is there now.
    expect(left.map(({ push }) => push !== null).toSorted()).toEqual([false, true]);
    const other = await browserOf(jana);
    await other.post("callback/credentials", { username: "eva", password: goodPassword });
    expect([await other.isOpen(), await prisma.session.count({ where: { userId: eva.id } })]).toEqual([false, 1]);
  });
});

describe("signing out", () => {
  beforeEach(resetDb);
  afterEach(() => asOwner("drop function if exists gone cascade"));

  async function begun() {
    const { post, isOpen } = await browserOf(await makePerson());
    return { signOut: (csrf?: string) => post("signout", csrf ? { csrfToken: csrf } : {}), isOpen };
  }

  const takesCookie = (answer: Response) =>
    answer.headers.getSetCookie().some((one) => one.startsWith(`${sessionCookie}=;`));

  it("ends the session's row and takes its cookie; without next-auth's token neither", async () => {
    const { signOut, isOpen } = await begun();
    const strange = await signOut("a neighbour's");
    expect([strange.status, takesCookie(strange), await isOpen()]).toEqual([200, false, true]);
    const answer = await signOut();
    expect([answer.status, takesCookie(answer), await isOpen()]).toEqual([200, true, false]);
  });

  it("503 and the cookie stays where the row cannot be ended, so that it is ended by a second press", async () => {
    const { signOut, isOpen } = await begun();
    await asOwner(`create or replace function gone() returns trigger language plpgsql as
      $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$`);
    await asOwner("create trigger gone before delete on session for each row execute function gone()");
    const refused = await signOut();
    expect([refused.status, refused.headers.get("retry-after"), takesCookie(refused)]).toEqual([503, "5", false]);
    expect(await refused.json()).toMatchObject({ successful: false, error: "Unavailable" });
    expect(await isOpen()).toBe(true);
    await asOwner("drop function gone cascade");
    expect([(await signOut()).status, await isOpen()]).toEqual([200, false]);
  });
});
