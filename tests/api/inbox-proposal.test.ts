import { beforeEach, describe, expect, it } from "vitest";
import * as list from "@/app/api/inbox/route";
import { isBusPartner } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { inboxQuery } from "@/lib/features/inbox/schema";
import { listInbox } from "@/lib/features/inbox/queries/list";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { envelope, request, resetDb } from "@/tests/db";
import { statementsOf } from "@/tests/statements";
import { viewerAs } from "@/tests/viewer";
import { agreedTrip, answerOne, propose } from "./trip-calls";

beforeEach(resetDb);

const hour = 3_600_000;

type Who = { cookie?: string };
const changesOf = async ({ cookie }: Who, tab = "open") => {
  const { entity } = await envelope(await list.GET(request(`/api/inbox?kind=change&tab=${tab}`, { cookie })));
  return entity as { data: { what: string }; proposed: unknown }[];
};

describe("a proposal that waits", () => {
  it("says what it changes first, before and after, and how much more; the last one alone", async () => {
    const { trip, company, author } = await agreedTrip();
    const start = trip.start.getTime();
    await propose(trip.id, author, { passengers: 46 });
    expect(await changesOf(company)).toMatchObject([
      { proposed: { part: "passengers", before: trip.passengers, after: 46, more: 0 } },
    ]);
    const changed = { start: { date: start + hour / 2 }, passengers: 46, delta: 7_000 };
    expect((await propose(trip.id, author, changed)).status).toBe(201);
    expect(await changesOf(company)).toMatchObject([
      { data: { what: "proposed" }, proposed: { part: "start", before: start, after: start + hour / 2, more: 2 } },
    ]);
    await propose(trip.id, author, { delta: -4_000 });
    expect((await changesOf(company))[0]?.proposed).toEqual({
      ...{ part: "price", before: trip.amount, after: trip.amount - 4_000, currency: "EUR", net: false, more: 0 },
    });
  });

  it("of a net price says what is paid, and where the rate is open that it is without tax", async () => {
    const net = { price: { amount: 240_000, currency: "EUR" }, vatIncluded: false };
    const { trip, company, author } = await agreedTrip({}, { ...net, vatRate: 19 });
    await propose(trip.id, author, { delta: 5_000 });
    expect((await changesOf(company))[0]?.proposed).toMatchObject({ before: 285_600, after: 291_550, net: false });
    const open = await agreedTrip({}, { ...net, vatRate: null });
    await propose(open.trip.id, open.author, { delta: 5_000 });
    expect((await changesOf(open.company))[0]?.proposed).toMatchObject({ before: 240_000, after: 245_000, net: true });
  });

  it("names places in the reader's language, and the address of another house in the same town", async () => {
    const { trip, company, author } = await agreedTrip();
    await prisma.user.update({ where: { id: company.id }, data: { language: "en" } });
    await propose(trip.id, author, { stops: [makePlace(prag)] });
    expect(await changesOf(company)).toMatchObject([{ proposed: { part: "stops", before: "", after: "Prague" } }]);
    const house = makePlace(regensburg, { street: "Bahnhofstraße", number: "3", postal_code: "93047" });
    await propose(trip.id, author, { start: { address: house } });
    expect(await changesOf(company)).toMatchObject([
      { proposed: { part: "startPlace", after: "Bahnhofstraße 3, 93047 Regensburg, Germany" } },
    ]);
  });

  it("no longer says it once it is answered, and the answer says nothing of the kind", async () => {
    const { trip, company, author } = await agreedTrip();
    const changeId = (await propose(trip.id, company, { passengers: 30 })).entity[0].change.id as string;
    expect(await changesOf(company)).toEqual([]);
    expect((await answerOne("decline", { id: trip.id, changeId }, author)).status).toBe(200);
    expect(await changesOf(company)).toMatchObject([{ data: { what: "declined" }, proposed: null }]);
    await propose(trip.id, author, { passengers: 20 });
    // It answers that one with its own: what it had waits no more.
    await propose(trip.id, company, { passengers: 25 });
    expect(await changesOf(company)).toEqual([]);
    expect(await changesOf(company, "done")).toMatchObject([{ data: { what: "proposed" }, proposed: null }]);
  });

  it("is read with the page itself, however many there are", async () => {
    const { trip, company, author } = await agreedTrip();
    await propose(trip.id, author, { passengers: 46 });
    const viewer = await viewerAs(isBusPartner, company.cookie);
    const reads = async () => (await statementsOf(() => listInbox(viewer, inboxQuery.parse({})))).length;
    const before = await reads();
    const rows = await prisma.inboxItem.findMany({ where: { kind: "change" } });
    for (const { id: _id, record: _record, data, ...row } of rows) {
      const next = { ...row, id: crypto.randomUUID(), record: crypto.randomUUID(), data: data as object };
      await prisma.inboxItem.create({ data: next as never });
    }
    expect(await reads()).toBe(before);
  });
});
