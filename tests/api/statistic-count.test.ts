import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { onChanged } from "@/lib/cache/tags";
import { countActions } from "@/lib/features/statistic/commands/count";
import { purgeOldCounts } from "@/lib/features/statistic/commands/purge";
import { purgeOldLimits } from "@/lib/limits/limits";
import type { Viewer } from "@/lib/access/viewer";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { daysOf, type Event, service, tell } from "./statistic-calls";

beforeEach(resetDb);

const unknown = "019aaaaa-0000-7000-8000-000000000000";
const shown = (location: string): Event => ({ location, action: "shown" });
const anonymous = (ip: string) => ({ kind: "anonymous", ip, language: "en" }) as Viewer;

describe("POST /advertiserlocation/count", () => {
  it("200 and each action counted once, told together", async () => {
    const { ids } = await service(2);
    const [a = "", b = ""] = ids;
    const events = ["shown", "opened", "web", "phone", "shown"].map((action) => ({ location: a, action }));
    const answer = await tell([...events, shown(b)]);
    expect(answer).toEqual({ status: 200, successful: true, error: "", errordesc: "", entity: [] });
    expect(await daysOf(a)).toMatchObject([{ shown: 1, opened: 1, clickedWeb: 1, clickedPhone: 1 }]);
    expect(await daysOf(b)).toMatchObject([{ shown: 1, opened: 0, clickedWeb: 0, clickedPhone: 0 }]);
  });

  it("counts a source once in ten minutes for each location and action, others beside it", async () => {
    const { id } = await service();
    const now = new Date();
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    for (const minutes of [0, 5, 9])
      await countActions(anonymous("a"), [{ location: id, action: "shown" }], later(minutes));
    await countActions(anonymous("b"), [{ location: id, action: "shown" }], later(5));
    expect((await daysOf(id)).reduce((sum, row) => sum + row.shown, 0)).toBe(2);
    await countActions(anonymous("a"), [{ location: id, action: "shown" }], later(11));
    expect((await daysOf(id)).reduce((sum, row) => sum + row.shown, 0)).toBe(3);
  });

  it("keeps nothing that leads to a visitor", async () => {
    const { id } = await service();
    await tell([shown(id)], { ip: "203.0.113.99" });
    const keys = (await prisma.rateLimit.findMany()).map(({ key }) => key).filter((key) => key.includes("once"));
    expect(keys).toHaveLength(1);
    expect(keys.join()).not.toMatch(/203\.0\.113|[0-9a-f]{8}-/);
    expect(await purgeOldLimits(Date.now() + 11 * 60_000)).toBeGreaterThan(0);
    expect(await prisma.rateLimit.count()).toBe(0);
  });

  it("gives the same answer for an id that is none, one that is not shown and one that is", async () => {
    const { id } = await service();
    const off = await service(1, { abonnement: "pastdue" });
    const over = await service(1, { paidUntil: new Date(Date.now() - 1_000) });
    const closed = await service();
    await prisma.company.update({ where: { id: closed.companyId }, data: { active: false } });
    const hidden = await service();
    await prisma.advertiserLocation.update({ where: { id: hidden.id }, data: { active: false } });
    const ids = [id, unknown, off.id, over.id, closed.id, hidden.id];
    const answers = await Promise.all(ids.map((location) => tell([shown(location)])));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await prisma.locationDay.findMany()).map(({ locationId }) => locationId)).toEqual([id]);
    expect(await prisma.rateLimit.count({ where: { key: { contains: "once" } } })).toBe(1);
  });

  it("counts an entry of the home page by its own, only while it is shown there, and not for its own people", async () => {
    const paying = await service(1, { homeActive: true });
    const off = await service(1, { homeActive: false });
    const owing = await service(1, { homeActive: true, abonnement: "pastdue" });
    const entryOf = async ({ companyId }: { companyId: string }) =>
      (await prisma.advertiser.findUniqueOrThrow({ where: { companyId } })).id;
    const ids = [await entryOf(paying), await entryOf(off), await entryOf(owing), unknown];
    const events = ids.flatMap((entry) => ["shown", "opened", "shown"].map((action) => ({ entry, action })));
    expect((await tell([...events, shown(paying.id)])).status).toBe(200);
    expect((await tell(events)).status).toBe(200);
    expect((await tell(events, { cookie: paying.cookie, ip: "203.0.113.5" })).status).toBe(200);
    expect(await prisma.homeDay.findMany()).toMatchObject([{ advertiserId: ids[0], shown: 1, opened: 1 }]);
    expect(await daysOf(paying.id)).toMatchObject([{ shown: 1, opened: 0 }]);
    expect((await tell([{ entry: ids[0], action: "phone" }])).status).toBe(400);
    expect(await purgeOldCounts(new Date(Date.now() + 4 * 366 * 86_400_000))).toBe(2);
  });

  it("does not count the company's own people, admins and robots", async () => {
    const { id, cookie } = await service();
    const admin = await person(null, "admin");
    const other = await person("busoperator");
    await tell([shown(id)], { cookie });
    await tell([shown(id)], { cookie: admin.cookie });
    const agent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    await tell([shown(id)], { headers: { "user-agent": agent } });
    expect(await daysOf(id)).toEqual([]);
    await tell([shown(id)], { cookie: other.cookie });
    expect(await daysOf(id)).toMatchObject([{ shown: 1 }]);
  });

  it("loses no count and blocks nobody when 20 visitors tell at once, in any order", async () => {
    const { ids } = await service(8);
    const orders = Array.from({ length: 20 }, (_none, i) => [...ids.slice(i % 8), ...ids.slice(0, i % 8)]);
    const both = orders.map((order, i) => (i % 2 ? order : order.toReversed()).map(shown));
    const answers = await Promise.all(both.map((events, i) => tell(events, { ip: `10.0.0.${i}` })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const id of ids) expect(await daysOf(id)).toMatchObject([{ shown: 20 }]);
  });

  it("counts one of 20 calls at once from one source", async () => {
    const { id } = await service();
    await Promise.all(Array.from({ length: 20 }, () => tell([shown(id)])));
    expect(await daysOf(id)).toMatchObject([{ shown: 1 }]);
  });

  it("ends the day at midnight in Berlin, in winter and summer", async () => {
    const { id } = await service();
    const times = ["2026-11-20T22:59:59Z", "2026-11-20T23:00:00Z", "2026-07-01T21:59:59Z", "2026-07-01T22:00:00Z"];
    for (const time of times) await countActions(anonymous(time), [{ location: id, action: "shown" }], new Date(time));
    const days = (await daysOf(id)).map(({ day }) => day.toISOString().slice(0, 10));
    expect(days).toEqual(["2026-07-01", "2026-07-02", "2026-11-20", "2026-11-21"]);
  });

  it("drops no stored page", async () => {
    const { id } = await service();
    const tags: string[] = [];
    const stop = onChanged((changed) => tags.push(...changed));
    await tell([shown(id)]);
    stop();
    expect(tags).toEqual([]);
  });

  it.each([
    ["no events", []],
    ["51 events", Array(51).fill({ location: unknown, action: "shown" })],
    ["an id of another kind", [{ location: "1", action: "shown" }]],
    ["an unknown action", [{ location: unknown, action: "bought" }]],
    ["a foreign field", [{ location: unknown, action: "shown", count: 9 }]],
  ])("400 for %s", async (_name, events) => {
    expect(await tell(events)).toMatchObject({ status: 400, error: "ValidationFailed" });
  });

  it("403 when another site's page sends it, 415 when it is no JSON", async () => {
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await tell([shown(unknown)], { headers })).status).toBe(403);
    expect((await tell([shown(unknown)], { headers: { "content-type": "text/plain" } })).status).toBe(415);
  });

  it("429 after 300 calls in ten minutes from one source", async () => {
    for (let turn = 0; turn < 30; turn += 1)
      await Promise.all(Array.from({ length: 10 }, () => tell([shown(unknown)])));
    expect((await tell([shown(unknown)])).status).toBe(429);
    expect((await tell([shown(unknown)], { ip: "198.51.100.8" })).status).toBe(200);
  });
});

it("forgets counts after three years", async () => {
  const { id } = await service();
  const days = ["2023-11-20", "2023-11-21", "2026-11-21"].map((day) => ({
    locationId: id,
    day: new Date(day),
    shown: 1,
  }));
  await prisma.locationDay.createMany({ data: days });
  expect(await purgeOldCounts(new Date("2026-11-21T12:00:00Z"))).toBe(1);
  expect(await daysOf(id)).toHaveLength(2);
});
