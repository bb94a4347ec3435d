import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { POST, GET } from "@/app/api/monitoring/route";
import { startTagReceiver } from "@/scripts/lib/tag-receiver.mjs";
import { envelope, request, resetDb } from "@/tests/db";

type Receiver = Awaited<ReturnType<typeof startTagReceiver>>;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startTagReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  await resetDb();
  receiver.seen.envelopes.length = 0;
  receiver.refuse(0);
  vi.stubEnv("NEXT_PUBLIC_SENTRY_DSN", receiver.dsn);
});
afterEach(() => vi.unstubAllEnvs());

const report = (dsn: string, message = "broken") =>
  [
    JSON.stringify({ event_id: "a".repeat(32), dsn }),
    JSON.stringify({ type: "event" }),
    JSON.stringify({ message }),
  ].join("\n");
const post = (body: string, headers: Record<string, string> = {}) =>
  POST(request("/api/monitoring", { body, headers: { "content-type": "text/plain;charset=UTF-8", ...headers } }));

it("200 and the report arrives at the set receiver, without the visitor's address or cookie", async () => {
  const answer = await post(report(receiver.dsn), { cookie: "language=de", "x-forwarded-for": "203.0.113.7" });
  expect(await envelope(answer)).toMatchObject({ status: 200, successful: true, entity: [] });
  const [seen] = receiver.seen.envelopes;
  expect(seen?.items).toEqual([{ type: "event", payload: { message: "broken" } }]);
  expect(seen?.headers["x-sentry-auth"]).toContain("sentry_key=publickey");
  expect(JSON.stringify(seen?.headers)).not.toMatch(/203\.0\.113|language=de/);
});

it("404 where no receiver is set", async () => {
  vi.stubEnv("NEXT_PUBLIC_SENTRY_DSN", "");
  expect((await post(report(receiver.dsn))).status).toBe(404);
});

it.each([
  ["another receiver", () => report("http://publickey@169.254.169.254/42")],
  ["another project", () => report(receiver.dsn.replace("/42", "/43"))],
  ["another key", () => report(receiver.dsn.replace("publickey", "other"))],
  ["no DSN", () => "{}\n{}"],
  ["no envelope", () => "hello"],
  ["nothing", () => ""],
])("400 for %s, and nothing is sent", async (_what, body) => {
  expect((await post(body())).status).toBe(400);
  expect(receiver.seen.envelopes).toEqual([]);
});

it("403 when another site's page sends it", async () => {
  expect((await post(report(receiver.dsn), { origin: "https://evil.example" })).status).toBe(403);
});

it("405 for a GET", async () => {
  expect((await GET(request("/api/monitoring"))).status).toBe(405);
});

it("413 for a report beyond the limit", async () => {
  expect((await post(report(receiver.dsn, "x".repeat(1_000_000)))).status).toBe(413);
});

it("429 with the receiver's waiting time when it has enough", async () => {
  receiver.refuse(429);
  const answer = await post(report(receiver.dsn));
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("17");
});

it("429 after 120 reports in a minute from one source", async () => {
  for (let sent = 0; sent < 120; sent++) await post("");
  const answer = await post(report(receiver.dsn));
  expect(answer.status).toBe(429);
  expect(receiver.seen.envelopes).toEqual([]);
});

it("503 while the receiver is ill or away", async () => {
  receiver.refuse(502);
  expect((await post(report(receiver.dsn))).status).toBe(503);
  const gone = await startTagReceiver();
  await gone.stop();
  vi.stubEnv("NEXT_PUBLIC_SENTRY_DSN", gone.dsn);
  const answer = await post(report(gone.dsn));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("60");
});
