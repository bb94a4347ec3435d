import { once } from "node:events";
import http from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { env } from "@/env.mjs";
import { query } from "@/lib/db/pool";
import { routes } from "@/lib/features/routes";
import { makeFront } from "@/lib/http/front/front";
import { makeMatcher } from "@/lib/http/front/match";
import { makePageNames, newPageCache } from "@/lib/http/front/pages";
import type { Route } from "@/lib/http/route";
import { deliverMail } from "@/lib/mail/deliver";
import { traceRequests } from "@/lib/tracing/requests";
import { currentSpan, isTracing, traced, traceHeaders } from "@/lib/tracing/spans";
import { startTracing } from "@/lib/tracing/start";
import { openTracing } from "@/lib/tracing/tracer";
import { prisma } from "@/lib/db/prisma";
import { resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: Attribute[];
};

const ends: (() => unknown)[] = [];
beforeEach(resetDb);
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A collector of traces that notes what it is sent; one that is `deaf` takes connections and never answers. */
async function collector({ deaf = false } = {}) {
  const bodies: string[] = [];
  const server = http.createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    bodies.push(`${request.url} ${text}`);
    if (!deaf) response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const spans = (): Sent[] =>
    bodies.flatMap((body) =>
      JSON.parse(body.slice(body.indexOf(" "))).resourceSpans.flatMap((resource: { scopeSpans: { spans: Sent[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, spans };
}

async function trace(endpoint: string) {
  const stop = await openTracing({ endpoint, service: "charabanc" });
  ends.push(stop);
  return stop;
}

/** The product's own front with its real calls; pages are not drawn. */
async function product() {
  const match = makeMatcher(Object.values(routes).flatMap((calls): Route[] => Object.values(calls)));
  const front = makeFront({
    next: (_request, response) => void response.end("page"),
    match,
    statics: new Map() as never,
    cache: newPageCache(),
    tagsOf: () => null,
    cleanUrl: (url) => url,
    render: async () => ({ status: 200, headers: {}, body: Buffer.from("") }),
  });
  const pageAt = makePageNames([{ path: "/blog/[slug]", stored: null }]);
  const server = http.createServer(traceRequests(front, { callAt: match, pageAt }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, init?: RequestInit) => fetch(url + path, init);
}

const loaded = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((file) => /@opentelemetry.(sdk|exporter|otlp)/.test(file));

it("off, which it is until a collector is set: nothing of it is loaded, no span is made", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "");
  expect(env.OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
  await (await startTracing())();
  expect(loaded()).toEqual([]);
  const seen = await traced("job x", {}, async () => [currentSpan(), traceHeaders()]);
  expect([isTracing(), seen]).toEqual([false, [undefined, {}]]);
});

it("a call, its statements and a mail go to the collector by their names, below who asked, without secrets", async () => {
  const { endpoint, spans, bodies } = await collector();
  const stop = await trace(endpoint);
  const ask = await product();
  const { cookie } = await person("touroperator");
  const parent = { trace: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };
  const answer = await ask("/api/busrequest?token=geheim", {
    method: "POST",
    headers: {
      cookie,
      "content-type": "application/json",
      "idempotency-key": "one-press",
      traceparent: `00-${parent.trace}-${parent.span}-01`,
    },
    body: JSON.stringify(draft()),
  });
  const request = (await answer.json()).entity[0];
  await ask(`/api/busrequest/${request.id}`);
  await ask("/de/blog/wie-geheim?x=geheim");
  await prisma.outboxMail.create({
    data: { recipient: "geheim@people.example", language: "en", template: "made", html: "x", text: "x", subject: "x" },
  });
  const { id } = await prisma.outboxMail.findFirstOrThrow({ where: { template: "made" } });
  await deliverMail(id);
  await query("nobody.asked", "select 1");
  await stop();

  const all = spans();
  const posted = all.find(({ name }) => name === "POST /api/busrequest");
  expect(posted).toMatchObject({ traceId: parent.trace, parentSpanId: parent.span, kind: 2 });
  const told = Object.fromEntries(posted?.attributes.map(({ key, value }) => [key, value]) ?? []);
  expect(told["charabanc.request_id"]).toEqual({ stringValue: answer.headers.get("x-request-id") });
  expect(told["http.response.status_code"]).toEqual({ intValue: 201 });
  const below = all.filter(({ parentSpanId }) => parentSpanId === posted?.spanId).map(({ name }) => name);
  expect(below).toContain("idempotency.claim");
  expect(below).toContain("busrequest.insert");
  expect(all.every(({ kind, traceId }) => kind !== 3 || traceId)).toBe(true);
  expect(all.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["GET /api/busrequest/{id}", "GET /[lng]/blog/[slug]", "mail made"]),
  );
  expect(all.map(({ name }) => name)).not.toContain("nobody.asked");
  expect(bodies.every((body) => body.startsWith("/v1/traces "))).toBe(true);
  const everything = bodies.join();
  for (const secret of ["geheim", cookie, "one-press", "Katrin", "school.example", request.id]) {
    expect(everything).not.toContain(secret);
  }
});

it("a failure is told by its kind alone", async () => {
  const { endpoint, spans } = await collector();
  const stop = await trace(endpoint);
  const fault = Object.assign(new Error("Katrin Hofmann is no number"), { code: "22P02" });
  await expect(traced("job x", {}, () => Promise.reject(fault))).rejects.toBe(fault);
  await stop();
  const [span] = spans();
  expect(span).toMatchObject({ name: "job x", status: { code: 2 } });
  expect(JSON.stringify(span)).toContain("22P02");
  expect(JSON.stringify(span)).not.toContain("Katrin");
});

it.each(["hangs", "refuses"])("a collector that %s slows nothing, neither calls nor the end", async (how) => {
  const { endpoint } = how === "hangs" ? await collector({ deaf: true }) : { endpoint: "http://127.0.0.1:9" };
  const stop = await trace(endpoint);
  const ask = await product();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask("/api/busrequest?take=1")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const from = performance.now();
  await stop();
  expect(performance.now() - from).toBeLessThan(1_500);
});
