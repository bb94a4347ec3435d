import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { keepTrips } from "@/lib/features/trip/commands/keep";
import { dayOfTrip } from "@/lib/features/driver/queries/drive";
import { ownBusesToOffer } from "@/lib/features/offer/queries/own";
import { countTrips } from "@/lib/features/trip/queries/list";
import { drivenWay } from "@/lib/features/way/queries";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { addDriver, assign, readAssignment, tell } from "./driver-calls";
import { linkTo, makeOne, doTo, offer } from "./offer-calls";
import { paper } from "./paper-calls";
import { agreedTrip, answerOne, propose, readOne } from "./trip-calls";
import { isBusPartner, isSignedIn } from "@/lib/access/rules";
import { viewerAs } from "@/tests/viewer";

beforeEach(resetDb);

const minute = 60_000;
const hour = 60 * minute;
/** By road from Prague to Regensburg, as it is reckoned. */
const way = 215 * minute;
const passau = { id: "geo:2855328", city: "Passau", country: "DE", longitude: 13.46, latitude: 48.57 };

const later = (date: Date, by: number) => new Date(date.getTime() + by);
/** A Tuesday's morning three weeks from now: neither the day nor a driver's week ends on the way home. */
function tuesday() {
  const day = new Date(Date.now() + 20 * 24 * hour);
  day.setUTCHours(6, 0, 0, 0);
  return day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
}
const date = tuesday();
const thereAndBack = {
  transferType: "transfertwoway",
  start: { address: makePlace(regensburg), date },
  end: { address: makePlace(prag), date: date + 10 * hour },
} as const;

const bookings = () => prisma.booking.findMany({ orderBy: { position: "asc" } });

/** What another group asks for, `after` the way back of the trip has begun. */
const askedAfter = (trip: { end: Date }, after: number) => {
  const at = trip.end.getTime() + after;
  return makeBusRequest({
    start: { address: makePlace(regensburg), date: at },
    end: { address: makePlace(passau), date: at + 2 * hour },
  });
};

describe("a bus is on the road until it is back", () => {
  it("its calendar holds it so long; nobody can offer it for a trip that begins before", async () => {
    const { trip, company, bus } = await agreedTrip(thereAndBack);
    expect(await bookings()).toMatchObject([{ start: trip.start, end: later(trip.end, way) }]);
    const asked = await askedAfter(trip, 10 * minute);
    const early = await makeOne(asked.id, company, offer({ bus: bus.id }));
    expect(early).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }] });
    // The other way round: who would come home into that trip is told in the form's list of buses.
    const before = await makeBusRequest({ transferType: "transfertwoway" });
    const viewer = await viewerAs(isBusPartner, company.cookie);
    const times = { id: before.id, start: trip.start.getTime() - 9 * hour, end: trip.start.getTime() - 10 * minute };
    expect((await ownBusesToOffer(viewer, times))[0]?.clash).toContain("Prag");
    const home = await makeOne((await askedAfter(trip, way)).id, company, offer({ bus: bus.id }));
    expect(home.status).toBe(201);
  });

  it("nor be named for one: the picker says what is in the way", async () => {
    const { trip, company, bus } = await agreedTrip(thereAndBack);
    const asked = await askedAfter(trip, 10 * minute);
    const spare = await makeBus({ companyId: company.companyId ?? "" });
    const made = (await makeOne(asked.id, company, offer({ bus: spare.id }))).entity[0];
    expect((await doTo("accept", made.id, await linkTo(asked.id))).status).toBe(200);
    const other = await prisma.trip.findUniqueOrThrow({ where: { offerId: made.id } });
    const { choices } = (await readAssignment(company, other.id)).entity[0];
    expect(choices.buses.find(({ id }: { id: string }) => id === bus.id).busy).toContain("Prag");
    const named = await assign(company, other.id, { bus: bus.id, drivers: [], version: 1 });
    expect(named).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }] });
  });

  it("a trip whose own way home runs into another's start does not get that bus either", async () => {
    const { trip, company, bus } = await agreedTrip();
    const end = { address: makePlace(prag), date: trip.start.getTime() - 10 * minute };
    const start = { address: makePlace(regensburg), date: end.date - 8 * hour };
    const asked = await makeBusRequest({ transferType: "transfertwoway", start, end });
    const busy = await makeOne(asked.id, company, offer({ bus: bus.id, validUntil: start.date - hour }));
    expect(busy).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }] });
  });

  it("a change that is accepted moves that, of its driver too: another departure for home, and another way", async () => {
    const { trip, company, author, bus } = await agreedTrip(thereAndBack);
    const driver = (await addDriver(company)).entity[0].id;
    await assign(company, trip.id, { bus: bus.id, drivers: [driver], version: 1 });
    const change = async (body: unknown) => {
      const changeId = (await propose(trip.id, author, body)).entity[0].change.id;
      expect((await answerOne("accept", { id: trip.id, changeId }, company)).status).toBe(200);
      const [booking] = await bookings();
      expect(await prisma.tripDriver.findFirstOrThrow()).toMatchObject({ end: booking?.end });
      return booking?.end.getTime();
    };
    const end = trip.end.getTime() + hour;
    expect(await change({ end: { date: end } })).toBe(end + way);
    expect(await change({ stops: [makePlace(passau)] })).toBe(end + way);
    const nearer = await change({ end: { address: makePlace(passau) } });
    expect(nearer).toBeGreaterThan(end);
    expect(nearer).toBeLessThan(end + way);
  });

  it("one that was booked without it is held so once it is named, and stops lengthen nothing", async () => {
    const { company, trip } = await agreedTrip({ ...thereAndBack, stops: [makePlace(passau)] });
    const next = await makeBus({ companyId: company.companyId ?? "" });
    await prisma.booking.updateMany({ data: { end: trip.end } });
    expect((await assign(company, trip.id, { bus: next.id, drivers: [], version: 1 })).status).toBe(200);
    // Stops are of the way out: home it goes by the shortest way.
    expect(await bookings()).toMatchObject([{ busId: next.id, end: later(trip.end, way) }]);
  });
});

it("its driver's week has the stops on the way out alone", async () => {
  const stops = [makePlace(passau)];
  const { trip, company, bus } = await agreedTrip({ ...thereAndBack, stops });
  const driver = (await addDriver(company)).entity[0].id;
  const { entity } = await assign(company, trip.id, { bus: bus.id, drivers: [driver], version: 1 });
  const over = await drivenWay({ ...thereAndBack, stops });
  const [out, home] = [over?.wheel ?? 0, over?.home?.wheel ?? 0];
  expect(out).toBeGreaterThan(home + 30);
  // From the yard, and to it.
  expect(entity[0].drivers[0].hours.week).toBe(45 + Math.round(out) + Math.round(home) + 45);
});

it("is over with its way home: until a day after that it can be told of, and is in the list of what is ahead", async () => {
  const { trip, company } = await agreedTrip(thereAndBack);
  const driver = (await addDriver(company)).entity[0].id as string;
  await assign(company, trip.id, { bus: null, drivers: [driver], version: 1 });
  const shift = later(trip.end, 25 * hour).getTime() - Date.now();
  const [start, end] = [later(trip.start, -shift), later(trip.end, -shift)];
  await prisma.trip.update({ where: { id: trip.id }, data: { start, end, state: "underway" } });
  await prisma.booking.updateMany({ data: { start, end: later(end, way) } });
  const viewer = await viewerAs(isSignedIn, company.cookie);
  expect(await keepTrips()).toBe(0);
  expect(await countTrips(viewer)).toMatchObject({ upcoming: 1, past: 0 });
  expect((await readOne(trip.id, company)).entity[0].state).toBe("underway");
  expect(await dayOfTrip(trip.id)).toMatchObject({ over: false });
  expect((await tell(company, trip.id, { what: "arrived" })).status).toBe(200);
  const over = later(end, way + 24 * hour);
  expect(await dayOfTrip(trip.id, over.getTime() + minute)).toBeNull();
  expect(await countTrips(viewer, over)).toMatchObject({ upcoming: 0, past: 1 });
  expect(await keepTrips(over)).toBe(1);
});

it("trip and papers tell when it is back by the way home, past no stop", async () => {
  const { trip, company } = await agreedTrip({ ...thereAndBack, stops: [makePlace(passau)] });
  const { entity } = await readOne(trip.id, company);
  expect(entity[0].wayHome).toEqual({ km: 258, minutes: 215, source: "network" });
  expect(entity[0].way.minutes).toBeGreaterThan(215);
  expect((await paper(company, trip.id, "journeyform.pdf")).status).toBe(200);
  const { content } = await prisma.tripPaper.findFirstOrThrow();
  const { programme, sections } = content as {
    programme: { back: number };
    sections: { arrive: number; empty: boolean }[];
  };
  expect(programme.back).toBe(trip.end.getTime() + way);
  expect(sections.filter(({ empty }) => !empty).at(-1)?.arrive).toBe(programme.back);
});
