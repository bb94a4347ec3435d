import { afterEach, beforeEach, expect, it } from "vitest";
import { GET, POST } from "@/app/api/metrics/route";
import { GET as health } from "@/app/api/health/route";
import { env } from "@/env.mjs";
import { prisma } from "@/lib/db/prisma";
import { countAnswer, failuresOf } from "@/lib/metrics/counters";
import { metricsText } from "@/lib/metrics/text";
import { envelope, request, resetDb } from "@/tests/db";

const token = "a-token-of-the-tests";
// The settings are read once a process: a test that needs another one puts it over the frozen object.
const setToken = (value: string | undefined) =>
  Object.defineProperty(env, "METRICS_TOKEN", { value, configurable: true, enumerable: true, writable: true });
const get = (authorization?: string) =>
  GET(request("/api/metrics", { headers: authorization ? { authorization } : {} }));

beforeEach(async () => {
  await resetDb();
  setToken(token);
});
afterEach(() => setToken(undefined));

/** `name{labels} value` → value. */
function sampleOf(text: string, series: string) {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

it("404 where no token is set", async () => {
  setToken(undefined);
  expect((await get(`Bearer ${token}`)).status).toBe(404);
});

it.each([undefined, "Bearer wrong", "Bearer", `Basic ${token}`, token])("401 for %s", async (authorization) => {
  expect(await envelope(await get(authorization))).toMatchObject({ status: 401, error: "Unauthorized" });
});

it("405 for a POST", async () => {
  expect((await POST(request("/api/metrics", { method: "POST" }))).status).toBe(405);
});

it("200 with answers, durations, connections and queues in Prometheus's text format", async () => {
  const mail = { recipient: "a@b.example", template: "newOwner", subject: "s", html: "h", text: "t" };
  await prisma.outboxMail.create({ data: { ...mail, language: "de", state: "failed" } });
  await health(request("/api/health"));
  const answer = await get(`Bearer ${token}`);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain("# TYPE charabanc_http_answer_duration_seconds histogram");
  const all = sampleOf(text, 'charabanc_http_answer_duration_seconds_count{kind="api"}');
  expect(sampleOf(text, 'charabanc_http_answer_duration_seconds_bucket{kind="api",le="+Inf"}')).toBe(all);
  expect(sampleOf(text, 'charabanc_http_answers_total{kind="api",status="2xx"}')).toBeGreaterThanOrEqual(1);
  expect(sampleOf(text, 'charabanc_mails{state="failed"}')).toBe(1);
  expect(sampleOf(text, "charabanc_database_up")).toBe(1);
  expect(text).toMatch(/charabanc_db_connections\{state="idle"\} \d+\n/);
  // Every line is a comment or a sample.
  expect(
    text
      .trimEnd()
      .split("\n")
      .every((line) => /^(# (HELP|TYPE) |[a-z_]+(\{.+\})? [0-9.e+-]+$)/.test(line)),
  ).toBe(true);
});

it("tells how long the oldest mail has waited, those that left or failed aside", async () => {
  const oldest = async () => sampleOf(await (await get(`Bearer ${token}`)).text(), "charabanc_mails_oldest_seconds");
  expect(await oldest()).toBe(0);
  const mail = { recipient: "a@b.example", template: "newOwner", subject: "s", html: "h", text: "t" };
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const waiting = [
    { state: "failed" as const, createdAt: since(600) },
    { state: "sent" as const, createdAt: since(500) },
    { state: "queued" as const, createdAt: since(90) },
    { state: "queued" as const, createdAt: since(3) },
  ];
  await prisma.outboxMail.createMany({ data: waiting.map((one) => ({ ...mail, language: "de", ...one })) });
  const told = await oldest();
  expect(told).toBeGreaterThanOrEqual(90 * 60);
  expect(told).toBeLessThan(92 * 60);
});

it("counts an answer of 5xx as failed and in each bucket that is as slow", () => {
  const before = failuresOf();
  countAnswer("page", 503, performance.now() - 300);
  expect(failuresOf().failed - before.failed).toBe(1);
  expect(failuresOf().answers - before.answers).toBe(1);
});

it("escapes what a label holds", () => {
  const samples = [{ labels: { queue: 'a"b\\c\nd' }, value: 1 }];
  expect(metricsText([{ name: "x", type: "gauge", help: "h", samples }])).toContain('x{queue="a\\"b\\\\c\\nd"} 1');
});
