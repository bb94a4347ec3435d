import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import * as oneCompany from "@/app/api/company/[id]/route";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { eraseAccounts } from "@/lib/features/user/commands/erase-accounts";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag } from "@/prisma/factories/place";
import { asOwner, envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { listFor, mailsOf, plantOffer } from "./offer-calls";
import { agreedTrip, listOwn, readOne } from "./trip-calls";

beforeEach(resetDb);

const day = 86_400_000;
const house = { ...makePlace(prag, { street: "Geheimgasse", number: "7" }), address: "Geheimgasse 7, Prag" };

describe("an accepted offer becomes a trip", () => {
  it("with what was agreed, its booking and the first line of its history", async () => {
    const { company, request, offer: made, trip } = await agreedTrip();
    const booking = await prisma.booking.findFirstOrThrow({ where: { offerId: made.id } });
    expect(trip).toMatchObject({
      ...{ requestId: request.id, offerId: made.id, companyId: company.companyId, bookingId: booking.id },
      ...{ state: "agreed", start: request.startDate, end: request.endDate, startPlace: request.startPlace },
      ...{ amount: 124_000, currency: "EUR", vatIncluded: true, passengers: 42, version: 1 },
      terms: { included: ["tolls"], cancellation: "Frei bis zum Vortag." },
    });
    expect(Number(trip.vatRate)).toBe(19);
    expect((await listFor(request.id, company)).entity[0]).toMatchObject({ id: made.id, trip: trip.id });
    const steps = await prisma.tripEvent.findMany();
    expect(steps).toMatchObject([{ tripId: trip.id, kind: "agreed", by: "author", userId: null }]);
  });

  it("whose history takes no change and no deletion, and goes with the trip alone", async () => {
    const { trip, request } = await agreedTrip();
    await expect(asOwner("update trip_event set kind = 'done'")).rejects.toThrow("append-only");
    await expect(asOwner("delete from trip_event")).rejects.toThrow("append-only");
    expect(await prisma.tripEvent.count({ where: { tripId: trip.id } })).toBe(1);
    await prisma.busRequest.delete({ where: { id: request.id } });
    expect([await prisma.trip.count(), await prisma.tripEvent.count()]).toEqual([0, 0]);
  });

  it("that keeps towns, times and prices when its author is erased, and no word of it", async () => {
    const author = await person(null);
    const end = { address: house, date: Date.now() + 12 * day };
    const { trip } = await agreedTrip({ authorUserId: author.id, email: author.email, end, stops: [house] });
    const change = { tripId: trip.id, by: "author" as const, note: "Geheimgasse, bitte" };
    await prisma.tripChange.create({ data: { ...change, before: { stops: [] }, after: { stops: [house] } } });
    await prisma.user.update({ where: { id: author.id }, data: { deleteAfter: new Date(0) } });
    expect(await eraseAccounts()).toBe(1);
    const left = await prisma.trip.findFirstOrThrow({ include: { changes: true, events: true } });
    expect(left).toMatchObject({ amount: 124_000, start: trip.start, endPlace: { address: "Prag, Tschechien" } });
    expect(JSON.stringify(left)).not.toContain("Geheim");
  });
});

const migration = readFileSync("prisma/migrations/20261122160000_trips/migration.sql", "utf8");
const [, backfill = ""] = migration.split("-- Offers accepted before");
const statements = backfill
  .slice(backfill.indexOf("insert"))
  .split(/;\s*$/m)
  .filter((one) => one.trim());

it("offers accepted before become trips that stand where their date says", async () => {
  const { companyId } = await person("busoperator");
  const company = companyId ?? "";
  const plant = async (start: number, end: number, booking: "booked" | "cancelled" | null) => {
    const dates = { start: new Date(start), end: new Date(end) };
    const {
      id: requestId,
      startPlace: _start,
      ...request
    } = await makeBusRequest({
      start: { address: house, date: start },
      end: { address: house, date: end },
    });
    const { id } = await plantOffer(requestId, company, { state: "accepted", endedAt: new Date(start - 9 * day) });
    const row = { companyId: company, offerId: id, requestId, title: `CB-${request.number}`, ...dates };
    if (booking) await prisma.booking.create({ data: { ...row, state: booking } });
    return id;
  };
  const now = Date.now();
  const planted = [
    [await plant(now + day, now + 2 * day, "booked"), "agreed"],
    [await plant(now - 3_600_000, now + day, "booked"), "underway"],
    [await plant(now - 3 * day, now - 2 * day, null), "done"],
    [await plant(now + day, now + 2 * day, "cancelled"), "cancelled"],
  ];
  await plantOffer((await makeBusRequest()).id, company);
  for (const statement of statements) await queryOnce(statement);
  const trips = await prisma.trip.findMany({ include: { events: { orderBy: { createdAt: "asc" } } } });
  expect(trips.map(({ offerId, state }) => [offerId, state]).sort()).toEqual(planted.sort());
  for (const { id, events, createdAt, terms } of trips) {
    expect(id[14]).toBe("7");
    expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(createdAt.getTime());
    expect(events[0]?.kind).toBe("agreed");
    expect(terms).toMatchObject({ ladder: null });
  }
  const lines = await prisma.tripEvent.groupBy({ by: ["kind"], _count: true, orderBy: { kind: "asc" } });
  expect(lines.map(({ kind, _count }) => [kind, _count])).toEqual([
    ["agreed", 4],
    ["cancelled", 1],
    ["done", 1],
  ]);
});

it("a customer with an account reaches the trips of its own, and nobody else's", async () => {
  const customer = await person(null);
  const { trip } = await agreedTrip({ authorUserId: customer.id });
  await agreedTrip();
  expect(await listOwn(customer)).toMatchObject({ total: 1, entity: [{ id: trip.id, side: "author" }] });
  expect((await readOne(trip.id, customer)).entity[0]).toMatchObject({ side: "author" });
  expect((await readOne(trip.id, await person(null))).status).toBe(404);
});

describe("a side that goes for good", () => {
  const erased = async (id: string) => {
    await prisma.user.update({ where: { id }, data: { deleteAfter: new Date(0) } });
    expect(await eraseAccounts()).toBe(1);
  };

  it("a company whose last owner is erased: the customer is told, the request is urgent on the market again", async () => {
    const { trip, company, request: asked } = await agreedTrip();
    await erased(company.id);
    const left = await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } });
    expect(left).toMatchObject({ state: "cancelled", cancelledBy: "company", cancelFee: 0, cancelText: "" });
    const open = await prisma.busRequest.findUniqueOrThrow({ where: { id: asked.id } });
    expect(open).toMatchObject({ endedAt: null, endReason: null, urgentSince: expect.any(Date) });
    expect((await mailsOf("tripCancelled")).map(({ recipient }) => recipient)).toEqual(["verein@people.example"]);
  });

  it("a company that an admin deletes: the same, though its trips go with it", async () => {
    const { company, request: asked } = await agreedTrip();
    const { cookie } = await person(null, "admin");
    const id = company.companyId ?? "";
    const { status } = await envelope(
      await oneCompany.DELETE(request(`/api/company/${id}`, { method: "DELETE", cookie }), params({ id })),
    );
    expect([status, await prisma.trip.count()]).toEqual([200, 0]);
    expect(await prisma.busRequest.findUniqueOrThrow({ where: { id: asked.id } })).toMatchObject({ endedAt: null });
    expect(await mailsOf("tripCancelled")).toHaveLength(1);
  });

  it("a customer: the company alone is told, at the agreed steps, and has its bus back", async () => {
    const customer = await person(null);
    const { trip, company } = await agreedTrip({ authorUserId: customer.id, email: customer.email });
    await erased(customer.id);
    const left = await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } });
    expect(left).toMatchObject({ state: "cancelled", cancelledBy: "author", cancelFee: expect.any(Number) });
    const to = (await mailsOf("tripCancelled")).map(({ recipient }) => recipient);
    expect(to).toEqual([expect.stringContaining("info@")]);
    expect(await prisma.booking.findFirstOrThrow({ where: { companyId: company.companyId ?? "" } })).toMatchObject({
      state: "cancelled",
    });
  });
});
