import { beforeEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { dayOfTrip } from "@/lib/features/driver/queries/drive";
import { road } from "@/lib/geo/road/port";
import { makePlace } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { tell, tellPlace, tripToday as today } from "./driver-calls";

beforeEach(resetDb);

const near = { latitude: 49.5, longitude: 12.3 };

describe("where the driver says to be", () => {
  it("is on this planet, or refused, and what stood before stays", async () => {
    const { trip, me } = await today();
    expect((await tellPlace(me, trip.id, near)).status).toBe(200);
    const strange = [
      { latitude: 91, longitude: 500 },
      { latitude: 200, longitude: 12.3 },
      { latitude: 49.5, longitude: -180.1 },
      { latitude: 1e9, longitude: 1e9 },
      { latitude: "NaN", longitude: "Infinity" },
      { latitude: Number.NaN, longitude: 12.3 },
      { latitude: 49.5 },
      [49.5, 12.3],
    ];
    for (const wrong of strange) {
      const answers = [
        await tellPlace(me, trip.id, wrong),
        await tell(me, trip.id, { what: "breakdown", position: wrong }),
      ];
      for (const { status, fields } of answers) {
        expect([status, fields?.[0]?.message], JSON.stringify(wrong)).toEqual([400, "invalidValue"]);
      }
    }
    expect(await prisma.tripPosition.findFirst({ where: { tripId: trip.id } })).toMatchObject(near);
    expect(await prisma.tripEvent.count({ where: { kind: "breakdown" } })).toBe(0);
  });
});

describe("after the last arrival", () => {
  it("no position is taken or shown, whatever a telephone goes on to send; between the ways it is", async () => {
    const { trip, me } = await today();
    const shown = async () => (await dayOfTrip(trip.id))?.position ?? null;
    await prisma.trip.update({ where: { id: trip.id }, data: { transferType: "transfertwoway" } });
    const at = Date.now();
    await tell(me, trip.id, { what: "departed", at: at - 90 * 60_000 });
    await tell(me, trip.id, { what: "arrived", at: at - 60 * 60_000 });
    expect((await tellPlace(me, trip.id, near)).status).toBe(200);
    expect(await shown()).toMatchObject(near);
    await tell(me, trip.id, { what: "departed", at: at - 30 * 60_000 });
    await tell(me, trip.id, { what: "arrived", at });
    expect(await shown()).toBeNull();
    expect(await tellPlace(me, trip.id, near)).toMatchObject({ status: 409, fields: [{ message: "tripOver" }] });
    expect((await tellPlace(me, trip.id, null)).status).toBe(200);
    expect(await prisma.tripPosition.count()).toBe(0);
  });
});

describe("a place where no bus of the trip can be", () => {
  const madrid = { latitude: 40.42, longitude: -3.7 };
  const hanover = { latitude: 52.37, longitude: 9.73 };
  const refused = { status: 400, fields: [{ path: "position", message: "positionFar" }] };

  it("is refused by its field, and what stood before stays; no road is measured for strangers", async () => {
    const { trip, me, company } = await today();
    expect((await tellPlace(me, trip.id, near)).status).toBe(200);
    for (const who of [me, company]) expect(await tellPlace(who, trip.id, madrid)).toMatchObject(refused);
    expect(await prisma.tripPosition.findFirst({ where: { tripId: trip.id } })).toMatchObject(near);
    const measured = vi.spyOn(road, "way");
    expect((await tellPlace(await person("busoperator"), trip.id, madrid)).status).toBe(404);
    expect((await tellPlace({ token: "y".repeat(43) }, trip.id, madrid)).status).toBe(401);
    expect(measured).not.toHaveBeenCalled();
    await tellPlace(me, trip.id, madrid);
    expect(measured).toHaveBeenCalled();
    measured.mockRestore();
    expect((await tellPlace(me, trip.id, null)).status).toBe(200);
    await prisma.trip.update({ where: { id: trip.id }, data: { state: "done" } });
    expect((await tellPlace(me, trip.id, madrid)).status).toBe(409);
  });

  it("is none on the way from the yard, nor in the middle of a long way, nor where nobody knows where it leads", async () => {
    const { trip, me, company } = await today();
    expect(await tellPlace(me, trip.id, hanover)).toMatchObject(refused);
    const id = company.companyId ?? "";
    await prisma.company.update({ where: { id }, data: { longitude: 9.99, latitude: 53.55 } });
    expect((await tellPlace(me, trip.id, hanover)).status).toBe(200);
    const far = makePlace({ id: "geo:3117735", city: "Madrid", country: "ES", ...madrid });
    expect(await tellPlace(me, trip.id, { latitude: 45.76, longitude: 4.84 })).toMatchObject(refused);
    await prisma.trip.update({ where: { id: trip.id }, data: { endPlace: far } });
    // Lyon lies on it.
    expect((await tellPlace(me, trip.id, { latitude: 45.76, longitude: 4.84 })).status).toBe(200);
    const athens = { latitude: 37.98, longitude: 23.73 };
    expect(await tellPlace(me, trip.id, athens)).toMatchObject(refused);
    await prisma.trip.update({ where: { id: trip.id }, data: { transferType: "transfertour" } });
    expect((await tellPlace(me, trip.id, athens)).status).toBe(200);
  });

  it("is taken of a breakdown: it may lie anywhere, and its company alone reads it", async () => {
    const { trip, me } = await today();
    expect((await tell(me, trip.id, { what: "breakdown", position: madrid })).status).toBe(200);
    const item = await prisma.inboxItem.findFirstOrThrow({ where: { kind: "emergency" } });
    expect(item.data).toMatchObject(madrid);
    expect((await dayOfTrip(trip.id))?.position).toBeNull();
  });
});
