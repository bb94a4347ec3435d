import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { unreadyTrips } from "@/lib/features/driver/commands/standing";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { change } from "./bus-calls";
import { addDriver, assign } from "./driver-calls";
import { doTo, linkTo, makeOne, offer, listFor } from "./offer-calls";
import { agreedTrip, readOne } from "./trip-calls";

beforeEach(resetDb);

const turn = (id: string, who: { cookie: string }, active: boolean) => change(who, id, { active });
const stateOf = async (id: string, who: Parameters<typeof readOne>[1]) => {
  const { state, history, bus } = (await readOne(id, who)).entity[0];
  return { state, active: bus?.active, kinds: history.map(({ kind }: { kind: string }) => kind) };
};

/** A trip with bus and driver. */
async function readyTrip() {
  const agreed = await agreedTrip();
  const { company, bus, trip } = agreed;
  const driver = (await addDriver(company)).entity[0];
  const body = { bus: bus.id, drivers: [driver.id], version: trip.version };
  expect((await assign(company, trip.id, body)).status).toBe(200);
  return { ...agreed, driver };
}

describe("a trip whose bus goes out of service", () => {
  it("is ready no longer, says so to both sides, and is it again once the bus is back", async () => {
    const { company, author, bus, trip } = await readyTrip();
    const before = ["agreed", "assigned", "ready"];
    expect(await stateOf(trip.id, author)).toEqual({ state: "ready", active: true, kinds: before });
    expect(await turn(bus.id, company, false)).toMatchObject({ status: 200 });
    const out = { state: "agreed", active: false, kinds: [...before, "busOut"] };
    expect(await stateOf(trip.id, author)).toEqual(out);
    expect(await stateOf(trip.id, company)).toEqual(out);
    await turn(bus.id, company, false);
    await unreadyTrips();
    expect(await stateOf(trip.id, author)).toEqual(out);
    await turn(bus.id, company, true);
    const back = { state: "ready", active: true, kinds: [...out.kinds, "ready"] };
    expect(await stateOf(trip.id, author)).toEqual(back);
    await turn(bus.id, company, false);
    expect(await stateOf(trip.id, author)).toEqual({ ...out, kinds: [...back.kinds, "busOut"] });
  });

  it("is ready with another bus, not with its drivers alone", async () => {
    const { company, author, bus, trip, driver } = await readyTrip();
    await turn(bus.id, company, false);
    const { version } = (await readOne(trip.id, company)).entity[0];
    const other = (await addDriver(company, { name: "Ada Fuhr", phone: "+49 941 1", languages: [] })).entity[0];
    const kept = await assign(company, trip.id, { bus: bus.id, drivers: [other.id], version });
    expect(kept.status).toBe(200);
    expect(await stateOf(trip.id, author)).toMatchObject({ state: "agreed" });
    const spare = await makeBus({ companyId: company.companyId ?? "" });
    const next = { bus: spare.id, drivers: [driver.id], version: version + 1 };
    expect((await assign(company, trip.id, next)).status).toBe(200);
    expect(await stateOf(trip.id, author)).toMatchObject({ state: "ready", active: true });
  });

  it("follows by the job where the press was lost, and a trip that is over keeps its state", async () => {
    const { author, bus, trip } = await readyTrip();
    const driven = await readyTrip();
    await prisma.trip.update({ where: { id: driven.trip.id }, data: { state: "done" } });
    await prisma.bus.updateMany({ where: { id: { in: [bus.id, driven.bus.id] } }, data: { active: false } });
    await unreadyTrips();
    expect(await stateOf(trip.id, author)).toMatchObject({ state: "agreed", active: false });
    expect(await stateOf(driven.trip.id, driven.author)).toMatchObject({ state: "done" });
  });
});

it("an open offer tells its bidder and its author that the bus is out of service; accepted, the trip says it from the start", async () => {
  const company = await person("busoperator");
  const bus = await makeBus({ companyId: company.companyId ?? "" });
  const asked = await makeBusRequest();
  const made = (await makeOne(asked.id, company, offer({ bus: bus.id }))).entity[0];
  const author = await linkTo(asked.id);
  expect((await listFor(asked.id, author)).entity).toMatchObject([{ busDetails: { active: true } }]);
  await turn(bus.id, company, false);
  expect((await listFor(asked.id, author)).entity).toMatchObject([{ busDetails: { active: false } }]);
  expect((await listFor(asked.id, company)).entity).toMatchObject([{ busDetails: { active: false } }]);
  expect((await doTo("accept", made.id, author)).status).toBe(200);
  const trip = await prisma.trip.findUniqueOrThrow({ where: { offerId: made.id } });
  expect(await stateOf(trip.id, author)).toMatchObject({ state: "agreed", active: false });
});
