import { beforeEach, describe, expect, it } from "vitest";
import * as read from "@/app/api/inbox/read/route";
import * as list from "@/app/api/inbox/route";
import * as collection from "@/app/api/busrequest/route";
import { isSignedIn } from "@/lib/access/rules";
import { viewerOf } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { alertBatch } from "@/lib/features/alert/commands/send-alerts";
import { countInboxSince } from "@/lib/features/inbox/queries/count";
import { purgeDoneItems, putDueItems, settleEnded } from "@/lib/features/inbox/commands/upkeep";
import { latestEventId } from "@/lib/live/log";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { asUser, envelope, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { announced, partner } from "./alerts";
import { colleagueOf, countOf, inboxOf, kinds, market, plant, type Who } from "./inbox-calls";
import { assign } from "./driver-calls";
import { agreedTrip, answerOne, propose } from "./trip-calls";
import { doTo, linkTo, makeOne, plantOffer, say } from "./offer-calls";

beforeEach(resetDb);

describe("what waits", () => {
  it("is counted for a page in one look with the newest event, of an empty inbox too", async () => {
    const { author, bidder, requestId } = await market();
    const viewer = await viewerOf(request("/api/inbox", { cookie: author.cookie }).headers);
    if (!isSignedIn(viewer)) throw new Error("nobody is signed in");
    const before = await countInboxSince(viewer);
    expect(before).toEqual({ since: await latestEventId(), count: await countOf(author) });
    expect(before.count.unread).toBe(0);
    await makeOne(requestId, bidder);
    const after = await countInboxSince(viewer);
    expect(after).toEqual({ since: await latestEventId(), count: await countOf(author) });
    expect(after.count.unread).toBe(1);
    expect(after.since).toBeGreaterThan(before.since);
  });

  it("offer, question and answer wait for the other side each, until it has acted", async () => {
    const { author, bidder, other, requestId } = await market();
    const { id } = (await makeOne(requestId, bidder)).entity[0];
    expect(await inboxOf(author)).toMatchObject({
      total: 1,
      entity: [{ kind: "offer", noun: "offer", record: id, read: false, done: false }],
    });
    expect((await inboxOf(author)).entity[0].offer).toMatchObject({ amount: 124_000, own: false, state: "open" });
    await say(id, "A toilet on board?", author);
    expect((await inboxOf(bidder)).entity).toMatchObject([
      { kind: "answer", quote: "A toilet on board?", offer: { own: true } },
    ]);
    await say(id, "Yes.", bidder);
    expect(await kinds(bidder)).toEqual([]);
    expect(await kinds(author)).toEqual(["answer message", "offer"]);
    await doTo("decline", id, author);
    expect([await kinds(author), await kinds(bidder)]).toEqual([["answer message"], ["answer declined"]]);
    expect(await kinds(author, "?tab=done")).toEqual(["offer"]);
    expect(await kinds(other)).toEqual([]);
  });

  it("a request for one company waits for it alone, and goes once it has offered or the request has ended", async () => {
    const { author, bidder, other } = await market();
    const post = async () => {
      const body = draft({ mode: "individual", company: bidder.companyId });
      return (await envelope(await collection.POST(request("/api/busrequest", { body, cookie: author.cookie }))))
        .entity[0];
    };
    const [first, second] = [await post(), await post()];
    expect((await inboxOf(bidder)).entity).toMatchObject([
      { kind: "request", request: { id: second.id, from: "Regensburg", to: "Prag" } },
      { kind: "request", request: { id: first.id } },
    ]);
    expect(await kinds(other)).toEqual([]);
    await makeOne(first.id, bidder);
    expect((await inboxOf(bidder)).entity.map(({ record }: { record: string }) => record)).toEqual([second.id]);
    await prisma.busRequest.update({ where: { id: second.id }, data: { endedAt: new Date(), endReason: "withdrawn" } });
    expect([await settleEnded(), await kinds(bidder)]).toEqual([1, []]);
  });

  it("an emergency stands above all that is newer, for the companies that are told of it", async () => {
    const { requestId } = await market();
    const { company, user } = await partner();
    const reader = await asUser(user);
    const { id } = await announced({ category: "emergency" });
    await alertBatch(id);
    await plant(company.id, requestId);
    expect((await inboxOf(reader)).entity).toMatchObject([{ kind: "emergency", record: id }, { kind: "fit" }]);
  });

  it("a private person with an account has an inbox, who has none gets mails alone", async () => {
    const { bidder } = await market();
    const author = await person(null);
    const own = await makeBusRequest({ authorUserId: author.id });
    const foreign = await makeBusRequest();
    const { id } = (await makeOne(own.id, bidder)).entity[0];
    await makeOne(foreign.id, bidder);
    expect(await kinds(author)).toEqual(["offer"]);
    expect(await prisma.inboxItem.count()).toBe(1);
    await doTo("withdraw", id, bidder);
    expect(await kinds(author)).toEqual(["answer withdrawn"]);
  });

  it("an offer without an answer is due a day before it runs out, once", async () => {
    const { bidder, requestId } = await market();
    const soon = { validUntil: new Date(Date.now() + 20 * 3_600_000), createdAt: new Date(Date.now() - 864e5) };
    const { id } = await plantOffer(requestId, bidder.companyId ?? "", soon);
    expect([await putDueItems(), await putDueItems()]).toEqual([1, 0]);
    expect((await inboxOf(bidder)).entity).toMatchObject([
      { kind: "due", record: id, dueAt: soon.validUntil.getTime() },
    ]);
    expect(await countOf(bidder)).toMatchObject({ unread: 0, open: 0, kinds: { due: 1 } });
    await doTo("withdraw", id, bidder);
    expect(await kinds(bidder)).toEqual([]);
  });
});

it("a change of a trip waits for the other side, its answer for who proposed it", async () => {
  const author = await person("touroperator");
  const { company, trip } = await agreedTrip({ authorCompanyId: author.companyId });
  expect((await propose(trip.id, author, { passengers: 40 })).status).toBe(201);
  expect(await kinds(company)).toEqual(["change proposed", "answer accepted"]);
  const [{ noun, record }] = (await inboxOf(company, "?kind=change")).entity;
  expect([noun, record]).toEqual(["trip", trip.id]);
  // What the company settles for itself answers nothing.
  await assign(company, trip.id, { bus: null, drivers: [], version: 2 });
  expect(await kinds(company)).toContain("change proposed");
  const { id: changeId } = await prisma.tripChange.findFirstOrThrow();
  expect((await answerOne("decline", { id: trip.id, changeId }, company)).status).toBe(200);
  expect([await kinds(company), await kinds(author)]).toEqual([["answer accepted"], ["change declined"]]);
});

it("POST /inbox/read: all that came in up to an item, for the reader alone", async () => {
  const { bidder, other, requestId } = await market();
  const colleague = await colleagueOf(bidder);
  for (const ago of [3, 2, 1]) {
    await plant(bidder.companyId, requestId, new Date(Date.now() - ago * 60_000), crypto.randomUUID());
  }
  const items = (await inboxOf(bidder)).entity;
  const seen = async (who: Who) =>
    envelope(await read.POST(request("/api/inbox/read", { body: { id: items[1].id }, cookie: who.cookie })));
  expect(await seen(bidder)).toMatchObject({ status: 200, entity: [{ read: 2 }] });
  // What another tab has read is none of what this one has marked.
  expect(await seen(bidder)).toMatchObject({ status: 200, entity: [{ read: 0 }] });
  expect((await inboxOf(bidder)).entity.map(({ read }: { read: boolean }) => read)).toEqual([false, true, true]);
  expect(await kinds(bidder, "?unread=true")).toHaveLength(1);
  expect((await countOf(colleague)).unread).toBe(3);
  expect((await seen(other)).status).toBe(404);
});

it("what was done is forgotten after three months, what waits stays; items go with their request", async () => {
  const { bidder, requestId } = await market();
  await plant(bidder.companyId, requestId);
  await prisma.inboxItem.updateMany({ data: { doneAt: new Date(Date.now() - 91 * 864e5) } });
  await plant(bidder.companyId, requestId);
  expect([await purgeDoneItems(), await prisma.inboxItem.count()]).toEqual([1, 1]);
  await prisma.busRequest.delete({ where: { id: requestId } });
  expect(await prisma.inboxItem.count()).toBe(0);
});

it("a person without an account has no link to anybody's inbox", async () => {
  const { requestId } = await market();
  const { token } = await linkTo(requestId);
  const answered = await list.GET(request("/api/inbox", { headers: { "x-request-token": token } }));
  expect(answered.status).toBe(401);
});
