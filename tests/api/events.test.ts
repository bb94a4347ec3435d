import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as approve from "@/app/api/busrequest/[id]/approve/route";
import { sessionMarks } from "@/lib/access/viewer";
import { changedChannel } from "@/lib/cache/tags";
import { pool } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { liveHub } from "@/lib/features/event/queries";
import { tagOfEvent } from "@/lib/live/event";
import { listenForChanges } from "@/lib/http/front/listen";
import { LiveHub } from "@/lib/live/hub";
import { eventsAfter } from "@/lib/live/log";
import { tell } from "@/lib/live/tell";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { params, request, resetDb, until } from "@/tests/db";
import { closeSite, type Heard, listenTo, openSite, parseFrames } from "@/tests/events";
import { person } from "@/tests/people";
import { breakdown, linkOf, operator, press } from "./dispatch-calls";
import { driveLink, tell as report, tellPlace, tripToday } from "./driver-calls";
import { doTo, linkTo, makeOne, say } from "./offer-calls";
import { callOff } from "./trip-calls";

let site = "";
beforeAll(async () => {
  site = await openSite();
});
afterAll(closeSite);
beforeEach(resetDb);

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

type Reader = Parameters<typeof listenTo>[1];
async function listen(reader: Reader) {
  const stream = await listenTo(site, reader);
  endings.push(stream.cut);
  await stream.ready();
  return stream;
}

/** Without what waits in an inbox by that. */
const matters = (stream: { heard: () => Heard[] }) => stream.heard().filter(({ data }) => data.noun !== "inbox");
const nouns = (heard: Heard[]) => heard.map(({ data }) => data.noun);
const told = (record: string, topics: string[], noun = "offer") => ({ noun, record, version: 1, topics });
const say1 = (topics: string[], noun?: string) =>
  transaction((tx) => tell(tx, told(crypto.randomUUID(), topics, noun)));

async function market() {
  const [bidder, other] = [await person("busoperator"), await person("busoperator")];
  const request = await makeBusRequest();
  return { bidder, other, request, author: await linkTo(request.id) };
}

describe("GET /events", () => {
  it("tells both sides of an offer, its message and its end at once, and nobody else", async () => {
    const { bidder, other, request, author } = await market();
    const [atBidder, atOther, atAuthor] = [await listen(bidder), await listen(other), await listen(author)];
    const begun = Date.now();
    const { id } = (await makeOne(request.id, bidder)).entity[0];
    await until(() => atAuthor.heard().length === 1);
    expect(Date.now() - begun).toBeLessThan(1_000);
    await say(id, "A toilet on board?", author);
    await doTo("decline", id, author);
    await until(() => matters(atBidder).length === 3 && matters(atAuthor).length === 3);
    expect(atAuthor.heard().map(({ data }) => [data.noun, data.version])).toEqual([
      ["offer", 1],
      ["message", 1],
      ["offer", 2],
    ]);
    expect(atAuthor.heard()[0]?.data).toEqual({ noun: "offer", id, version: 1 });
    expect(matters(atBidder)).toEqual(atAuthor.heard());
    expect(atOther.heard()).toEqual([]);
    const { headers } = atBidder.response;
    expect(headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(headers.get("content-encoding")).toBeNull();
    expect(headers.get("cache-control")).toContain("no-transform");
  });

  it("tells a company of its emergency by the mailed link alone, and of nothing else", async () => {
    const near = await operator(12);
    const { id, needy } = await breakdown();
    const token = (await linkOf(near)).token ?? "";
    const stream = await listen({ token });
    const others = await market();
    await makeOne(others.request.id, near);
    await press("end", id, needy);
    await until(() => stream.heard().length > 0);
    expect(stream.heard().map(({ data }) => [data.noun, data.id])).toEqual([["dispatch", id]]);
    expect((await listenTo(site, { token: "x".repeat(43) })).response.status).toBe(401);
  });

  it("tells each telephone with a driver's link of its trip, whoever pressed, and of its end; nothing of a position or of others", async () => {
    const { company, trip, driver, token, me, author } = await tripToday();
    const other = await tripToday();
    const [first, second, stranger] = [await listen({ token }), await listen({ token }), await listen(other.me)];
    expect((await tellPlace(me, trip.id, { latitude: 49, longitude: 12.1 })).status).toBe(200);
    expect((await report(me, trip.id, { what: "departed" })).status).toBe(200);
    await until(() => second.heard().length > 1);
    // The line of the history and the trip itself; the position before was not told.
    const news = { noun: "trip", id: trip.id };
    expect(second.heard()).toMatchObject([{ data: news }, { data: news }]);
    expect(second.heard()).toEqual(first.heard());
    expect((await driveLink(company, trip.id, driver)).status).toBe(201);
    // The link is gone: what was opened by it hears that, and ends.
    await until(() => second.heard().length > 2);
    await until(() => first.ended() && second.ended());
    await report(company, trip.id, { what: "arrived" });
    expect(second.heard()).toHaveLength(3);
    expect((await listenTo(site, { token })).response.status).toBe(401);
    expect(stranger.heard()).toEqual([]);
    expect((await listenTo(site, author)).response.status).toBe(200);
    await callOff(other.trip.id, other.company, { reason: "busDown" });
    expect((await listenTo(site, other.me)).response.status).toBe(401);
  });

  it("says nothing of what is rolled back", async () => {
    const { bidder, other, request } = await market();
    const stream = await listen(bidder);
    expect((await makeOne(request.id, bidder, { price: { amount: -1 } })).status).toBe(400);
    const failing = transaction(async (tx) => {
      await tell(tx, told(request.id, [`company:${bidder.companyId}`]));
      throw new Error("later trouble");
    });
    await expect(failing).rejects.toThrow();
    await say1([`company:${bidder.companyId}`, `company:${other.companyId}`], "last");
    await until(() => stream.heard().length > 0);
    expect(nouns(stream.heard())).toEqual(["last"]);
  });

  it("401 for nobody and for an unknown link, 404 for an account with one", async () => {
    const { bidder } = await market();
    for (const [reader, status] of [
      [{}, 401],
      [{ token: "none" }, 401],
      [{ ...bidder, token: "none" }, 404],
    ] as const) {
      const { response } = await listenTo(site, reader);
      expect([response.status, response.headers.get("content-type")]).toEqual([
        status,
        "application/json; charset=utf-8",
      ]);
    }
  });

  it("resumes behind the last id: what was missed, in order, once each, by a stream and by asking once", async () => {
    const { bidder, other } = await market();
    const topic = [`company:${bidder.companyId}`];
    const first = await listen(bidder);
    await say1(topic, "heard");
    await until(() => first.heard().length === 1);
    first.cut();
    for (const noun of ["a", "b", "c"]) await say1(topic, noun);
    await say1([`company:${other.companyId}`], "foreign");
    const again = await listen({ ...bidder, lastId: first.lastId() });
    expect(nouns(again.heard())).toEqual(["a", "b", "c"]);
    await say1(topic, "d");
    await until(() => again.heard().length === 4);
    const asked = await listenTo(site, { ...bidder, search: `?once=1&since=${first.lastId()}` });
    await until(asked.ended);
    expect(nouns(asked.heard())).toEqual(["a", "b", "c", "d"]);
    const none = await listenTo(site, { ...bidder, search: `?once=1&since=${asked.lastId()}` });
    await until(none.ended);
    expect([none.heard(), none.lastId()]).toEqual([[], asked.lastId()]);
  });

  it("says that too much was missed where the last id is unknown, forgotten or nonsense", async () => {
    const { bidder } = await market();
    await say1([`company:${bidder.companyId}`]);
    for (const lastId of ["999999999", "abc", "-1"]) {
      const stream = await listen({ ...bidder, lastId });
      expect(stream.text()).toMatch(/^id: \d+\nevent: gap\ndata: {}$/m);
    }
  });

  it("admins and partners hear of requests that they may read, a company of those that it is asked alone", async () => {
    const { bidder, other } = await market();
    const admin = await person(null, "admin");
    const waiting = { state: "pending", confirmedAt: new Date() } as const;
    const { id: open } = await makeBusRequest(waiting);
    const { id: alone } = await makeBusRequest({
      ...waiting,
      mode: "individual",
      receiverCompanyId: bidder.companyId,
    });
    const streams = [await listen(bidder), await listen(other), await listen(admin)] as const;
    for (const id of [open, alone]) {
      const asked = request(`/api/busrequest/${id}/approve`, { method: "POST", cookie: admin.cookie });
      expect((await approve.POST(asked, params({ id }))).status).toBe(200);
    }
    await until(() => streams.every((stream, index) => stream.heard().length >= (index === 1 ? 1 : 2)));
    const ids = streams.map((stream) => [...new Set(stream.heard().map(({ data }) => data.id))]);
    expect(ids).toEqual([[open, alone], [open], [open, alone]]);
  });
});

describe("several processes", () => {
  it("hear of each other's changes, also of those made while the line was down", async () => {
    const { bidder } = await market();
    const topic = `company:${bidder.companyId}`;
    const stream = await listen(bidder);
    let opened = 0;
    endings.push(
      listenForChanges(async () => {
        await liveHub().catchUp();
        opened += 1;
      }),
    );
    await until(() => opened === 1);
    const elsewhere = async (notify: boolean) => {
      const sql = "insert into live_event (noun, record, version, topics) values ('offer', $1, 1, $2) returning id";
      const record = crypto.randomUUID();
      const { rows } = await pool().query<{ id: number }>(sql, [record, [topic]]);
      const tag = tagOfEvent({ id: rows[0]?.id ?? 0, ...told(record, [topic]) });
      if (notify) await pool().query("select pg_notify($1, $2)", [changedChannel, `another-process ${tag}`]);
      return record;
    };
    const first = await elsewhere(true);
    await until(() => stream.heard().length === 1);
    const second = await elsewhere(false);
    await pool().query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen changed'");
    await until(() => stream.heard().length === 2);
    expect(stream.heard().map(({ data }) => data.id)).toEqual([first, second]);
  });

  it("a process that has forgotten resumes from the log, with what was committed late under a lower number", async () => {
    const topic = "user:1";
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = transaction(async (tx) => {
      await tell(tx, told(crypto.randomUUID(), [topic], "late"));
      await held;
    });
    const idle = () => prisma.$queryRaw<unknown[]>`select 1 from pg_stat_activity
      where state = 'idle in transaction' and datname = current_database()`;
    await until(async () => (await idle()).length > 0);
    await say1([topic], "known");
    const known = await prisma.liveEvent.findFirstOrThrow({ orderBy: { id: "desc" } });
    release();
    await slow;
    await say1([topic], "next");
    expect((await eventsAfter(Number(known.id), [topic]))?.map(({ noun }) => noun)).toEqual(["late", "next"]);
    const fresh = new LiveHub({ marksOf: sessionMarks });
    const { heard } = parseFrames(await fresh.missed(new Set([topic]), String(known.id)));
    expect(nouns(heard)).toEqual(["late", "next"]);
  });
});
