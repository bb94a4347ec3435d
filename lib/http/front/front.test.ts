import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { encode } from "next-auth/jwt";
import { env } from "@/env.mjs";
import { sessionCookie } from "@/lib/auth/cookie";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { readCounters } from "@/lib/metrics/counters";
import { makeFront } from "./front";
import { newPageCache } from "./pages";

const page = Buffer.from("<p>page</p>");
let rendered = 0;
const refused = async () => new Response("no", { status: 405 });
const served = { POST: { reply: async () => new Response("read") }, refuse: { reply: refused } };
const sent = { served, streamed: new Set(), params: {} };
/** What fails once its body has been read; `went` holds it until its reader has gone. */
let went: Promise<unknown> = Promise.resolve();
const breaks = () => went.then(() => Promise.reject(new Error("defect")));
const broken = { ...sent, served: { ...served, POST: { reply: breaks } } };
const front = makeFront({
  next: (request, response) => {
    if (request.url?.includes("defect")) throw new Error("defect");
    if (request.url?.includes("silent")) throw new Error("Query read timeout");
    if (request.url?.includes("undrawn")) throw new AppError("Unavailable", { retryAfter: 5 });
    response.setHeader("x-language", String(request.headers["x-next-intl-locale"]));
    response.end("next");
  },
  match: (pathname) => {
    if (pathname === "/api/broken") return broken as never;
    return /^\/api\/(sent|busrequest)$/.test(pathname) ? (sent as never) : null;
  },
  statics: new Map() as never,
  cache: newPageCache(),
  tagsOf: (pathname) => (pathname === "/en" ? ["busrequest"] : null),
  cleanUrl: (url) => url,
  render: async () => {
    rendered += 1;
    return { status: 200, headers: { "content-type": "text/html" }, body: page, hashes: ["abc"] };
  },
});
const server = http.createServer(front);
let port = 0;
const at = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init });

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** What comes back for bytes as they are. */
async function raw(text: string) {
  const socket = net.connect(port, "127.0.0.1");
  socket.write(text);
  const [first] = await once(socket, "data");
  socket.destroy();
  return String(first);
}

describe("pages", () => {
  it.each(["/de/silent", "/es/undrawn"])(
    "%s: what passes by itself is put off in the page's language",
    async (path) => {
      const answer = await at(path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer.text()).toContain(`<html lang="${path.slice(1, 3)}">`);
    },
  );

  it.each(["PUT", "DELETE", "PATCH", "PROPFIND", "OPTIONS"])("405 in the envelope for %s", async (method) => {
    const answer = await at("/en", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(await answer.json()).toMatchObject({ successful: false, error: "MethodNotAllowed" });
  });

  it.each(["/en", "/api/sent", "/api/auth/csrf"])(
    "405 for TRACE on %s, which the web's Request cannot hold",
    async (path) => {
      expect(await raw(`TRACE ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)).toMatch(/^HTTP\/1.1 405 /);
    },
  );

  it("405 in the envelope for what next-auth does not answer to", async () => {
    const answer = await at("/api/auth/csrf", { method: "DELETE" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect(await answer.json()).toMatchObject({ successful: false, error: "MethodNotAllowed" });
  });

  it("a form sent without scripts leads back to its page, a call to a page is refused", async () => {
    const headers = { accept: "text/html,*/*", "content-type": "application/x-www-form-urlencoded" };
    const form = await at("/en/login?x=1", { method: "POST", body: "username=a", headers });
    expect([form.status, form.headers.get("location")]).toEqual([303, "/en/login?x=1"]);
    const json = { accept: "application/json", "content-type": "application/json" };
    expect((await at("/en", { method: "POST", body: "{}", headers: json })).status).toBe(405);
  });

  it("below a language what ends like a file is a page with a policy", async () => {
    const answer = await at("/en/blog/x.y2");
    expect(answer.headers.get("x-language")).toBe("en");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect((await at("/favicon.ico")).headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it("a stored page allows the scripts that its renderer has told, no others", async () => {
    const policy = (await at("/en")).headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self' 'sha256-abc'");
  });
});

describe("who posts without an account", () => {
  it("is given no page from before for two seconds", async () => {
    const posted = await at("/api/busrequest", { method: "POST", body: "{}" });
    expect(posted.headers.get("set-cookie")).toBe("wrote=1; Path=/; Max-Age=2; HttpOnly; SameSite=Lax");
    await at("/en");
    const before = rendered;
    await at("/en", { headers: { cookie: "wrote=1" } });
    expect(rendered).toBe(before + 1);
    await at("/en");
    expect(rendered).toBe(before + 1);
  });

  it("other calls and signed-in readers are marked by nothing", async () => {
    expect((await at("/api/sent", { method: "POST", body: "{}" })).headers.get("set-cookie")).toBeNull();
    const cookie = "charabanc.session=x";
    const signedIn = await at("/api/busrequest", { method: "POST", body: "{}", headers: { cookie } });
    expect(signedIn.headers.get("set-cookie")).toBeNull();
  });
});

describe("requests that no browser sends", () => {
  it("400 for two hosts", async () => {
    expect(await raw("GET /en HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw("GET /en HTTP/1.1\r\nHost: a\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("400 in the envelope for a hidden slash in the address of sign-in", async () => {
    const answer = await at("/api/auth/..%2fx");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ successful: false });
  });
});

describe("errors", () => {
  it("a defect is told with the id that the reader gets", async () => {
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const answer = await at("/en/defect");
    expect(answer.status).toBe(500);
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ requestId: answer.headers.get("x-request-id") }),
      "defect in the front",
    );
    said.mockRestore();
  });

  it("a defect behind a body that was read whole is answered and told, too", async () => {
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const answer = await at("/api/broken", { method: "POST", body: "{}" });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ successful: false, error: "InternalError" });
    const told = { requestId: answer.headers.get("x-request-id"), url: "/api/broken" };
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(told), "defect in the front");
    said.mockRestore();
  });

  it("who goes after the body is told of to nobody", async () => {
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const before = readCounters().kinds.api.byClass[4] ?? 0;
    went = new Promise((resolve) => server.once("request", (_, response) => response.once("close", resolve)));
    const socket = net.connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("POST /api/broken HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}");
    server.once("request", (request) => request.once("end", () => socket.destroy()));
    await vi.waitFor(() => expect(readCounters().kinds.api.byClass[4]).toBe(before + 1));
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it("a body that breaks off is nobody's defect", async () => {
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const before = readCounters().kinds.api.byClass[4] ?? 0;
    const closed = new Promise((resolve) => server.once("request", (_, response) => response.once("close", resolve)));
    const socket = net.connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("POST /api/sent HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{");
    server.once("request", () => socket.destroy());
    await closed;
    expect(said).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(readCounters().kinds.api.byClass[4]).toBe(before + 1));
    said.mockRestore();
  });
});

it("a part of a stored page is made once for all who come the same way, and is no page", async () => {
  const ask = (hash: string) => at(`/en?_rsc=${hash}`, { headers: { rsc: "1" } });
  const before = rendered;
  expect((await ask("6jjooRaMxbEaUzaq")).headers.get("etag")).toBeTruthy();
  expect((await ask("6jjooRaMxbEaUzaq")).status).toBe(200);
  expect(rendered).toBe(before + 1);
  await ask("HUBDkbBZviYpOSaQ");
  expect(rendered).toBe(before + 2);
  expect((await at("/en?_rsc=6jjooRaMxbEaUzaq")).status).toBe(200);
  expect(rendered).toBe(before + 3);
});

it("429 for who asks for one part of a page after another, none for who is signed in", async () => {
  const ask = (cookie = "") => at("/en/near", { headers: { rsc: "1", cookie } }).then(({ status }) => status);
  // Two were made above.
  for (let i = 0; i < 598; i += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  expect(await ask(`${sessionCookie}=made-up`)).toBe(429);
  const token = await encode({ token: { sid: "s1", sv: 0 }, secret: env.NEXTAUTH_SECRET });
  expect(await ask(`${sessionCookie}=${token}`)).toBe(200);
  expect((await at("/en")).status).toBe(200);
});

it("who comes with a session's cookie of its own making gets the stored page, and is sent to sign in", async () => {
  const headers = { cookie: `theme=dark; ${sessionCookie}=made-up` };
  expect(await (await at("/en", { headers })).text()).toBe(String(page));
  const before = rendered;
  expect(await (await at("/en", { headers })).text()).toBe(String(page));
  expect(rendered).toBe(before);
  const panel = await at("/en/userpanel/profile", { headers });
  expect([panel.status, panel.headers.get("location")]).toEqual([
    307,
    "/en/login?callbackUrl=%2Fen%2Fuserpanel%2Fprofile",
  ]);
});

// The last one: what it has used up is gone for this source.
it("429 in words for who has one page after another made; what is stored goes on", async () => {
  expect((await at("/en")).status).toBe(200);
  const statuses = new Set<number>();
  for (let i = 0; i < 310; i += 1) statuses.add((await at(i % 2 ? `/en?made-up=${i}` : `/no${i}.html`)).status);
  expect([...statuses]).toEqual([200, 429]);
  const refused = await at("/en?one-more");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("content-type")).toContain("text/html");
  expect(await refused.text()).toContain("Too many attempts");
  for (const path of ["/no.html", "/_next/no"]) expect((await at(path)).status).toBe(429);
  for (const path of ["/_next/image?url=a", "/api/auth/csrf", "/en"]) expect((await at(path)).status).toBe(200);
  for (let i = 0; i < 600; i += 1) await at("/api/auth/csrf");
  expect((await at("/api/auth/csrf")).status).toBe(429);
  expect((await at("/api/auth/callback/credentials", { method: "POST" })).status).toBe(200);
});
