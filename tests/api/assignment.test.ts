import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { assignmentRecord } from "@/lib/features/driver/schema/assignment";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { addDriver, assign, jonas, readAssignment, removeDriver } from "./driver-calls";
import { linkTo, makeOne, doTo, offer } from "./offer-calls";
import { agreedTrip } from "./trip-calls";
import { makeBusRequest } from "@/prisma/factories/bus-request";

beforeEach(resetDb);

const driverOf = async (company: { cookie: string }, name = jonas.name) =>
  (await addDriver(company, { ...jonas, name })).entity[0].id as string;

/** Another trip of the same company at the same time or so many hours later, with a bus of its own. */
async function another(
  company: Awaited<ReturnType<typeof agreedTrip>>["company"],
  like: { start: Date; end: Date },
  hours = 0,
) {
  const ends = [like.start, like.end].map((date) => new Date(date.getTime() + hours * 3_600_000));
  const asked = await makeBusRequest();
  const bus = await makeBus({ companyId: company.companyId ?? "" });
  const [startDate, endDate] = ends;
  await prisma.busRequest.update({ where: { id: asked.id }, data: { startDate, endDate } });
  const made = (await makeOne(asked.id, company, offer({ bus: bus.id, validUntil: Date.now() + 3_600_000 }))).entity[0];
  const { status } = await doTo("accept", made.id, await linkTo(asked.id));
  expect(status).toBe(200);
  return { bus, trip: await prisma.trip.findUniqueOrThrow({ where: { offerId: made.id } }) };
}

const stateOf = async (id: string) => (await prisma.trip.findUniqueOrThrow({ where: { id } })).state;
const kinds = async (tripId: string) =>
  (await prisma.tripEvent.findMany({ where: { tripId }, orderBy: { createdAt: "asc" } })).map(({ kind }) => kind);

describe("a trip's bus and drivers", () => {
  it("make it ready, with the driver's hours told; without a driver it is not any more", async () => {
    const { company, bus, trip } = await agreedTrip();
    const driver = await driverOf(company);
    const before = await readAssignment(company, trip.id);
    expect(before).toMatchObject({ status: 200, entity: [{ state: "agreed", bus: bus.id, drivers: [], version: 1 }] });
    expect(before.entity[0].choices.drivers).toMatchObject([{ id: driver, busy: null }]);
    const done = await assign(company, trip.id, { bus: bus.id, drivers: [driver], version: 1 });
    const record = assignmentRecord.parse(done.entity[0]);
    expect(record).toMatchObject({ state: "ready", version: 2, drivers: [{ id: driver, phone: jonas.phone }] });
    expect(record.drivers[0]?.hours.week).toBeGreaterThan(0);
    expect(await kinds(trip.id)).toEqual(["agreed", "assigned", "ready"]);
    expect((await prisma.tripEvent.findMany({ where: { kind: "assigned" } }))[0]?.data).toEqual({
      bus: bus.licenceplate,
      drivers: 1,
    });
    expect((await assign(company, trip.id, { bus: bus.id, drivers: [], version: 1 })).status).toBe(409);
    await assign(company, trip.id, { bus: bus.id, drivers: [], version: 2 });
    expect(await stateOf(trip.id)).toBe("agreed");
  });

  it("no driver twice at a time: 409 names the trip in the way, one after the other is fine", async () => {
    const { company, bus, trip } = await agreedTrip();
    const driver = await driverOf(company);
    const [same, later] = [await another(company, trip), await another(company, trip, 24 * 30)];
    await assign(company, trip.id, { bus: bus.id, drivers: [driver], version: 1 });
    const clash = await assign(company, same.trip.id, { bus: same.bus.id, drivers: [driver], version: 1 });
    expect(clash).toMatchObject({ status: 409, fields: [{ path: "drivers.0", message: "driverBusy" }] });
    expect(clash.fields[0].detail).toContain(`${jonas.name}: A-${trip.number}`);
    const { choices } = (await readAssignment(company, same.trip.id)).entity[0];
    expect(choices.drivers[0].busy).toContain(`A-${trip.number}`);
    expect((await assign(company, later.trip.id, { bus: later.bus.id, drivers: [driver], version: 1 })).status).toBe(
      200,
    );
    const bused = await assign(company, same.trip.id, { bus: bus.id, drivers: [], version: 1 });
    expect(bused).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }] });
    expect(await prisma.tripDriver.count({ where: { tripId: same.trip.id } })).toBe(0);
  });

  it("two who assign the same driver at once: exactly one has him, by the database, too", async () => {
    const { company, bus, trip } = await agreedTrip();
    const driver = await driverOf(company);
    const other = await another(company, trip);
    const both = await Promise.all([
      assign(company, trip.id, { bus: bus.id, drivers: [driver], version: 1 }),
      assign(company, other.trip.id, { bus: other.bus.id, drivers: [driver], version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [held] = await prisma.tripDriver.findMany();
    const free = held?.tripId === trip.id ? other.trip : trip;
    const row = { tripId: free.id, driverId: driver, position: 0, start: free.start, end: free.end };
    await expect(prisma.tripDriver.create({ data: row })).rejects.toThrow();
    const stranger = await driverOf(await person("busoperator"));
    await expect(prisma.tripDriver.create({ data: { ...row, driverId: stranger } })).rejects.toThrow(/of_company/);
  });

  it("a trip called off lets its drivers go, one that moves takes them along", async () => {
    const { company, bus, trip } = await agreedTrip();
    const driver = await driverOf(company);
    const other = await another(company, trip);
    await assign(company, trip.id, { bus: bus.id, drivers: [driver], version: 1 });
    const [start, end] = [trip.start, trip.end].map((date) => new Date(date.getTime() + 86_400_000 * 60));
    await prisma.trip.update({ where: { id: trip.id }, data: { start, end } });
    const held = await prisma.tripDriver.findFirstOrThrow();
    expect(held.start).toEqual(start);
    expect(held.end >= (end as Date)).toBe(true);
    await prisma.trip.update({ where: { id: trip.id }, data: { start: trip.start, end: trip.end } });
    const cancelled = { state: "cancelled", cancelledAt: new Date() } as const;
    await prisma.trip.update({ where: { id: trip.id }, data: cancelled });
    const late = await assign(company, trip.id, { bus: bus.id, drivers: [], version: 2 });
    expect(late).toMatchObject({ status: 409, fields: [{ path: "state", message: "tripOver" }] });
    const next = await assign(company, other.trip.id, { bus: other.bus.id, drivers: [driver], version: 1 });
    expect(next.status).toBe(200);
    expect(await removeDriver(company, driver)).toMatchObject({
      status: 409,
      fields: [{ message: "driverTripsAhead", detail: `A-${other.trip.number}` }],
    });
  });

  it("are nobody else's to see or to give: 404, foreign drivers and buses 400, twice the same 400", async () => {
    const { company, bus, trip } = await agreedTrip();
    const other = await person("busoperator");
    const stranger = await driverOf(other);
    const body = { bus: bus.id, drivers: [], version: 1 };
    expect((await readAssignment(other, trip.id)).status).toBe(404);
    expect((await assign(other, trip.id, body)).status).toBe(404);
    expect((await assign({}, trip.id, body)).status).toBe(401);
    expect(await assign(company, trip.id, { ...body, drivers: [stranger] })).toMatchObject({
      status: 400,
      fields: [{ path: "drivers.0", message: "driverUnknown" }],
    });
    expect(await assign(company, trip.id, { ...body, bus: crypto.randomUUID() })).toMatchObject({
      status: 400,
      fields: [{ path: "bus", message: "busUnknown" }],
    });
    const own = await driverOf(company);
    expect((await assign(company, trip.id, { ...body, drivers: [own, own] })).status).toBe(400);
    expect(await kinds(trip.id)).toEqual(["agreed"]);
  });
});

it("a bus that a foreign calendar holds says so before it is taken, by that calendar's name; it may be taken all the same", async () => {
  const { company, bus, trip } = await agreedTrip();
  const companyId = company.companyId ?? "";
  const other = await makeBus({ companyId });
  const calendar = { companyId, busId: other.id, name: "Werkstattplan", address: "sealed", host: "calendar.example" };
  const { id: calendarId } = await prisma.externalCalendar.create({ data: calendar });
  const [start, end] = [trip.start, new Date(trip.start.getTime() + 3_600_000)];
  const held = { calendarId, companyId, busId: other.id, title: "TÜV", start, end };
  await prisma.externalBusy.create({ data: held });
  const { choices, version } = (await readAssignment(company, trip.id)).entity[0];
  const externalOf = (id: string) => choices.buses.find((one: { id: string }) => one.id === id).external;
  expect(externalOf(bus.id)).toEqual([]);
  expect(externalOf(other.id)).toEqual([{ calendar: "Werkstattplan", start: start.getTime(), end: end.getTime() }]);
  expect((await assign(company, trip.id, { bus: other.id, drivers: [], version })).status).toBe(200);
});
