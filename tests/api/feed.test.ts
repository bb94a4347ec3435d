import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { feedRecord, newFeedRecord } from "@/lib/features/calendar/schema";
import { mostFeeds } from "@/lib/features/calendar/rules";
import { settleLater } from "@/lib/later";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import * as calls from "./calendar-calls";

const { book, cancelBooking, changeBooking, day, fetchFeed, hour, listFeeds, openFeed, revokeFeed, soon, trip } = calls;

beforeEach(async () => {
  await settleLater();
  await resetDb();
});

async function operator() {
  const partner = await person("busoperator");
  return { ...partner, companyId: partner.companyId as string };
}

/** The events as a program that is not ours reads them, by their UID's first part. */
async function read(url: string) {
  const response = await fetchFeed(url);
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents("vevent").map((part) => ({ part, event: new ICAL.Event(part) }));
  return {
    calendar,
    of: (id: string) => {
      const found = events.find(({ event }) => event.uid.startsWith(`${id}@`));
      if (!found) return undefined;
      const { part, event } = found;
      const status = part.getFirstPropertyValue("status");
      const { summary, sequence, description, location } = event;
      const start = event.startDate.toJSDate().getTime();
      return { status, summary, sequence, description, location, start, end: event.endDate.toJSDate().getTime() };
    },
    count: events.length,
  };
}

describe("a calendar feed", () => {
  it("is read by another parser: times, texts, states, names", async () => {
    const me = await operator();
    const { companyId } = me;
    const bus = await makeBus({ companyId, licenceplate: "R CB 418" });
    const title = "Würzburg → Köln; „Ausflug, Teil 2“ \\ mit sehr langem Titel, der über die Zeile hinausgeht 🚌";
    const booked = (await book(me, trip({ title, note: "Zeile 1\nZeile 2", bus: bus.id }))).entity[0];
    const ends = {
      start: { address: makePlace(regensburg), date: soon },
      end: { address: makePlace(prag), date: soon + hour },
    };
    const open = await makeBusRequest({ authorCompanyId: companyId, companyType: "busoperator", ...ends });
    const { url } = (await openFeed(me, companyId)).entity[0];
    const { calendar, of, count } = await read(url);
    expect(count).toBe(2);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toMatch(/^Reisen /);
    expect(of(booked.id)).toMatchObject({
      ...{ status: "CONFIRMED", sequence: 0, start: soon, end: soon + 10 * hour },
      summary: `${title} (R CB 418)`,
    });
    expect(of(booked.id)?.description).toContain("Zeile 1\nZeile 2");
    expect(of(open.id)).toMatchObject({ status: "TENTATIVE", location: expect.stringContaining("Regensburg") });
    expect(of(open.id)?.description).toContain(`CB-${open.number}`);
  });

  it("keeps what is called off for 60 days, with a higher sequence, then lets it go", async () => {
    const me = await operator();
    const { id } = (await book(me)).entity[0];
    const { url } = (await openFeed(me, me.companyId)).entity[0];
    await changeBooking(me, id, { title: "Verlegt", start: soon + day, end: soon + 2 * day, version: 1 });
    expect((await read(url)).of(id)).toMatchObject({ status: "CONFIRMED", sequence: 1, start: soon + day });
    await cancelBooking(me, id);
    expect((await read(url)).of(id)).toMatchObject({ status: "CANCELLED", sequence: 2 });
    await prisma.$executeRaw`update booking set "updatedAt" = now() - interval '61 days'`;
    expect((await read(url)).of(id)).toBeUndefined();
  });

  it("tells no contact data of a private author", async () => {
    const me = await operator();
    await makeBusRequest({ mode: "individual", receiverCompanyId: me.companyId, phone: "+49 170 5551234" });
    const { url } = (await openFeed(me, me.companyId)).entity[0];
    const text = (await (await fetchFeed(url)).text()).replace(/\r\n /g, "");
    expect(text).toContain("BEGIN:VEVENT");
    for (const secret of ["verein@people.example", "Sportverein", "5551234"]) expect(text).not.toContain(secret);
  });

  it("of a bus tells that bus's trips alone", async () => {
    const me = await operator();
    const { companyId } = me;
    const [bus, other] = [await makeBus({ companyId, licenceplate: "R CB 36" }), await makeBus({ companyId })];
    const mine = (await book(me, trip({ bus: bus.id }))).entity[0];
    await book(me, trip({ bus: other.id }));
    await book(me, trip());
    const { url } = (await openFeed(me, companyId, { bus: bus.id })).entity[0];
    const { calendar, of, count } = await read(url);
    expect(count).toBe(1);
    expect(of(mine.id)?.summary).toBe("Regensburg → Prag");
    expect(calendar.getFirstPropertyValue("description")).toContain("R CB 36, Reisen");
  });

  it("of a bus tells what it is published for, tentatively", async () => {
    const me = await operator();
    const { companyId } = me;
    const [bus, other] = [await makeBus({ companyId }), await makeBus({ companyId })];
    const post = { category: "vacancy", companyType: "busoperator", authorCompanyId: companyId } as const;
    const held = await makeBusRequest({ ...post, busId: bus.id });
    await makeBusRequest({ ...post, busId: other.id });
    const { url } = (await openFeed(me, companyId, { bus: bus.id })).entity[0];
    const { of, count } = await read(url);
    expect(count).toBe(1);
    expect(of(held.id)).toMatchObject({ status: "TENTATIVE" });
  });

  it("304 for its tag, weakened too; 200 with another one after a change", async () => {
    const me = await operator();
    const { id } = (await book(me)).entity[0];
    const { url } = (await openFeed(me, me.companyId)).entity[0];
    const first = await fetchFeed(url);
    const etag = first.headers.get("etag") as string;
    expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(first.headers.get("cache-control")).toContain("private");
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await fetchFeed(url, { "if-none-match": tag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    await changeBooking(me, id, { title: "Anders", version: 1 });
    expect((await fetchFeed(url, { "if-none-match": etag })).status).toBe(200);
  });

  it("404 once it is revoked, and for an address that never was", async () => {
    const me = await operator();
    const made = newFeedRecord.parse((await openFeed(me, me.companyId)).entity[0]);
    expect((await fetchFeed(made.url)).status).toBe(200);
    expect((await revokeFeed(me, me.companyId, made.id)).status).toBe(200);
    expect((await fetchFeed(made.url)).status).toBe(404);
    expect((await revokeFeed(me, me.companyId, made.id)).status).toBe(404);
    for (const name of ["x.ics", `${"a".repeat(43)}.ics`, "%00.ics"]) {
      expect((await fetchFeed(`http://127.0.0.1:3000/api/calendar/${name}`)).status).toBe(404);
    }
  });
});

describe("the addresses of a company", () => {
  it("are listed without their secret, with the moment of the last reading", async () => {
    const me = await operator();
    const made = (await openFeed(me, me.companyId)).entity[0];
    await fetchFeed(made.url);
    await settleLater();
    const { entity } = await listFeeds(me, me.companyId);
    expect(feedRecord.parse(entity[0])).toMatchObject({ id: made.id, bus: null, read_at: expect.any(Number) });
    const { hash } = await prisma.calendarFeed.findFirstOrThrow();
    expect(made.url).not.toContain(hash);
  });

  it("401, 403 and 404 for those whose they are not; 400 for a foreign bus", async () => {
    const [me, other] = [await operator(), await operator()];
    const made = (await openFeed(me, me.companyId)).entity[0];
    expect((await openFeed({}, me.companyId)).status).toBe(401);
    expect((await openFeed(await person("travelService"), me.companyId)).status).toBe(403);
    expect((await openFeed(other, me.companyId)).status).toBe(404);
    expect((await listFeeds(other, me.companyId)).status).toBe(404);
    expect((await revokeFeed(other, me.companyId, made.id)).status).toBe(404);
    expect((await revokeFeed(other, other.companyId, made.id)).status).toBe(404);
    const bus = (await makeBus({ companyId: other.companyId })).id;
    expect(await openFeed(me, me.companyId, { bus })).toMatchObject({
      status: 400,
      fields: [{ message: "busUnknown" }],
    });
  });

  it(`409 for more than ${mostFeeds}`, async () => {
    const me = await operator();
    const data = Array.from({ length: mostFeeds }, (_, n) => ({ companyId: me.companyId, hash: `h${n}` }));
    await prisma.calendarFeed.createMany({ data });
    expect((await openFeed(me, me.companyId)).status).toBe(409);
  });
});
