import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { authHandler } from "@/lib/auth/handler";
import { env } from "@/env.mjs";

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
