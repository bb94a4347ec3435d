import * as overlapping from "@/app/api/busses/[id]/overlaps/route";
import { isBusPartner } from "@/lib/access/rules";
import { ownBusesToOffer } from "@/lib/features/offer/queries/own";
import { viewerAs } from "@/tests/viewer";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, params, request as asRequest, resetDb } from "@/tests/db";
import { person, prague, regensburg } from "@/tests/people";
import { book, changeBooking, day, hour, readCalendar, soon } from "./calendar-calls";
import { freeBus, operator, postOne } from "./fleet-post-calls";
import { doTo, linkTo, makeOne, offer } from "./offer-calls";

beforeEach(resetDb);

const at = (start: number, end: number) => ({
  start: { address: regensburg, date: start },
  end: { address: prague, date: end },
});
/** From `from` to `to` hours after the time that the tests use. */
const published = async (own: Awaited<ReturnType<typeof operator>>, [from, to]: [number, number]) => {
  const times = at(soon + from * hour, soon + to * hour);
  return (await postOne(freeBus(own.bus.id, times), own)).entity[0];
};

const overlaps = async (id: string, query: object, { cookie }: { cookie?: string }) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return envelope(await overlapping.GET(asRequest(`/api/busses/${id}/overlaps?${search}`, { cookie }), params({ id })));
};

/** A group request of four hours that `own` has offered its bus for. */
async function offered(own: Awaited<ReturnType<typeof operator>>) {
  const request = await makeBusRequest(at(soon, soon + 4 * hour));
  const made = await makeOne(request.id, own, offer({ bus: own.bus.id }));
  return { request, made, author: await linkTo(request.id) };
}

describe("a bus that is published for a time", () => {
  it("warns of both where it is offered for an overlapping trip; other times warn of nothing", async () => {
    const own = await operator();
    const post = await published(own, [-2, 1]);
    await published(own, [4, 9]);
    const { made } = await offered(own);
    expect(made.status).toBe(201);
    expect(made.entity[0].overlaps).toEqual([
      {
        kind: "vacancy",
        id: post.id,
        reference: post.reference,
        title: "Regensburg → Prag",
        start: soon - 2 * hour,
        end: soon + hour,
      },
    ]);
  });

  it("warns where it is booked by hand or moved there, and where it is published twice", async () => {
    const own = await operator();
    const post = await published(own, [0, 10]);
    const trip = { title: "Werkstatt", start: soon, end: soon + hour };
    const booked = await book(own, { ...trip, bus: own.bus.id });
    expect(booked).toMatchObject({ status: 201, entity: [{ overlaps: [{ id: post.id }] }] });
    const { id, version } = (await book(own, { ...trip, title: "Pause" })).entity[0];
    const later = { start: soon + 8 * hour, end: soon + 9 * hour, bus: own.bus.id, version };
    expect((await changeBooking(own, id, later)).entity[0].overlaps).toMatchObject([{ id: post.id }]);
    const twice = await published(own, [8, 20]);
    expect(twice.overlaps.map(({ kind }: { kind: string }) => kind)).toEqual(["vacancy", "booking"]);
  });

  it("is told before anything is sent: in the offer's list of buses, and to forms by a call of its own", async () => {
    const own = await operator();
    const post = await published(own, [0, 10]);
    const viewer = await viewerAs(isBusPartner, own.cookie);
    const { id } = await makeBusRequest();
    const [bus] = await ownBusesToOffer(viewer, { id, start: soon, end: soon + hour });
    expect(bus).toMatchObject({
      clash: null,
      held: expect.stringMatching(new RegExp(`^${post.reference} Regensburg`)),
    });
    const asked = (from: number, to: number, who: { cookie?: string } = own) => overlaps(own.bus.id, { from, to }, who);
    expect((await asked(soon, soon + hour)).entity).toMatchObject([{ id: post.id, kind: "vacancy" }]);
    expect((await asked(soon + 10 * hour, soon + 11 * hour)).total).toBe(0);
    expect((await overlaps(own.bus.id, { from: soon, to: soon + hour, except: post.id }, own)).total).toBe(0);
    expect((await asked(soon, soon + hour, await operator("R CB 419"))).status).toBe(404);
    expect((await asked(soon, soon + hour, await person("driver"))).status).toBe(403);
  });

  it("stands in its bus's row of the calendar", async () => {
    const own = await operator();
    const post = await published(own, [0, 10]);
    const [entry] = (await readCalendar(own, own.companyId)).entity;
    expect(entry).toMatchObject({ id: post.id, bus: { id: own.bus.id, licenceplate: "R CB 418" } });
  });

  it("is booked by the acceptance, which ends its posts of that time in the same transaction", async () => {
    const own = await operator();
    const meanwhile = await published(own, [-2, 1]);
    const after = await published(own, [4, 9]);
    const { request, made, author } = await offered(own);
    expect((await doTo("accept", made.entity[0].id, author)).status).toBe(200);
    const posts = await prisma.busRequest.findMany({ where: { category: "vacancy" }, orderBy: { number: "asc" } });
    expect(posts.map(({ id, endReason }) => [id, endReason])).toEqual([
      [meanwhile.id, "filled"],
      [after.id, null],
    ]);
    const trip = await prisma.booking.findFirstOrThrow({ where: { requestId: request.id } });
    expect([trip.busId, trip.state]).toEqual([own.bus.id, "booked"]);
    expect(await prisma.auditEntry.count({ where: { action: "fill", recordId: meanwhile.id } })).toBe(1);
  });

  it("keeps its posts where the acceptance fails", async () => {
    const own = await operator();
    const { id } = await published(own, [-2, 1]);
    const { request, made, author } = await offered(own);
    await prisma.booking.create({
      data: {
        companyId: own.companyId,
        busId: own.bus.id,
        title: "Landfrauen",
        start: request.startDate,
        end: request.endDate,
      },
    });
    expect((await doTo("accept", made.entity[0].id, author)).status).toBe(409);
    expect((await prisma.busRequest.findUniqueOrThrow({ where: { id } })).endedAt).toBeNull();
  });

  it("leaves the posts of other buses alone", async () => {
    const own = await operator();
    const other = await operator("R CB 419");
    const { id } = await published(other, [0, day / hour]);
    const { made, author } = await offered(own);
    await doTo("accept", made.entity[0].id, author);
    expect((await prisma.busRequest.findUniqueOrThrow({ where: { id } })).endedAt).toBeNull();
    expect((await readCalendar(await person("busoperator"), other.companyId)).status).toBe(404);
  });
});
