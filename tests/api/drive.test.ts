import { beforeEach, describe, expect, it } from "vitest";
import { isBusPartner } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { breakdownOf } from "@/lib/features/driver/queries/breakdown";
import { dayOfTrip, readDrive } from "@/lib/features/driver/queries/drive";
import { settleEnded } from "@/lib/features/inbox/commands/upkeep";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { assign, driveLink as link, jonas, tell, tellPlace, tripToday as today } from "./driver-calls";
import { found } from "./erasure";
import { doTo, linkTo, makeOne, offer } from "./offer-calls";
import { paper } from "./paper-calls";
import { callOff } from "./trip-calls";

beforeEach(resetDb);

const hour = 3_600_000;

const near = { latitude: 49.5, longitude: 12.3 };

describe("the driver's page without an account", () => {
  it("shows the programme, whom to call and how it runs; the link is kept as a hash and dies when replaced or ended", async () => {
    const { company, trip, driver, token } = await today();
    expect(await readDrive(token)).toMatchObject({
      ...{ over: false, driver: "Jonas", contact: { name: "Katrin Hofmann" }, trip: trip.id },
      ...{ today: true, progress: { departedAt: null, delay: 0 } },
    });
    const before = await readDrive(token, Date.now() - 24 * hour);
    expect(before).toMatchObject({ over: false, today: false, trip: trip.id });
    expect(await found([token.toLowerCase()])).toEqual([]);
    const other = String((await link(company, trip.id, driver)).entity[0].url).split("/drive/")[1] ?? "";
    expect(await readDrive(token)).toBeNull();
    expect(await link(company, trip.id, driver, "DELETE")).toMatchObject({ status: 200 });
    expect(await readDrive(other)).toBeNull();
    expect((await tell({ token: other }, trip.id, { what: "departed" })).status).toBe(401);
    expect((await link(company, trip.id, driver, "DELETE")).status).toBe(404);
  });

  it("opens in a language that its driver speaks, in the dispatcher's (English) where it is one of them, or none is ours", async () => {
    const { company, trip, driver } = await today();
    const opensIn = async (...languages: string[]) => {
      await prisma.driver.update({ where: { id: driver }, data: { languages } });
      return new URL(String((await link(company, trip.id, driver)).entity[0].url)).pathname.split("/")[1];
    };
    expect([await opensIn("cs", "de"), await opensIn("es", "en", "de")]).toEqual(["de", "en"]);
    expect([await opensIn("cs"), await opensIn()]).toEqual(["en", "en"]);
    expect([await opensIn("cs", "es"), await opensIn("en", "es")]).toEqual(["es", "en"]);
  });

  it("is lost by whoever is taken off the trip, and ends with it", async () => {
    const { company, bus, trip, token } = await today();
    expect((await paper({ token }, trip.id, "journeyform.pdf")).status).toBe(200);
    expect((await paper({ token }, trip.id, "confirmation.pdf")).status).toBe(401);
    await prisma.trip.update({ where: { id: trip.id }, data: { state: "done" } });
    const { name, telephone: phone } = await prisma.company.findUniqueOrThrow({
      where: { id: company.companyId ?? "" },
    });
    expect(await readDrive(token)).toEqual({ over: true, cancelled: false, company: { name, phone } });
    expect((await paper({ token }, trip.id, "journeyform.pdf")).status).toBe(401);
    expect((await tell({ token }, trip.id, { what: "arrived" })).status).toBe(409);
    await prisma.trip.update({ where: { id: trip.id }, data: { state: "ready" } });
    const { version } = await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } });
    await assign(company, trip.id, { bus: bus.id, drivers: [], version });
    expect(await readDrive(token)).toBeNull();
  });

  it("of a trip that was called off says that it does not take place, not that it is over", async () => {
    const { company, trip, token } = await today();
    expect((await callOff(trip.id, company, { reason: "busDown" })).status).toBe(200);
    expect(await readDrive(token)).toMatchObject({ over: true, cancelled: true });
  });

  it("passed on to another phone it says the same there; of two presses both stand in the history, and a new link ends both", async () => {
    const { company, trip, driver, token, me } = await today();
    // The other phone's owner may be signed in for another company: the link alone counts.
    const other = { token, cookie: (await person("busoperator")).cookie };
    const at = Date.now() - 5 * 60_000;
    const told = await Promise.all([
      tell(me, trip.id, { what: "departed", at }, "first"),
      tell(other, trip.id, { what: "departed", at: at + 1_000 }, "second"),
    ]);
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readDrive(token)).toMatchObject({ progress: { departedAt: at + 1_000, arrivedAt: null } });
    expect(await prisma.tripEvent.count({ where: { kind: "departed", by: "driver" } })).toBe(2);
    expect((await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } })).state).toBe("underway");
    expect((await link(company, trip.id, driver)).status).toBe(201);
    expect(await readDrive(token)).toBeNull();
    expect((await tell(me, trip.id, { what: "arrived" })).status).toBe(401);
    expect(await prisma.tripEvent.count({ where: { kind: "arrived" } })).toBe(0);
  });

  it("names the driver's next trips, by place and time alone, and nobody else's", async () => {
    const { driver, token, company } = await today();
    const asked = await makeBusRequest();
    const { id: offerId } = (await makeOne(asked.id, company, offer({ vehicle: "Setra" }))).entity[0];
    await doTo("accept", offerId, await linkTo(asked.id));
    const start = new Date(Date.now() + 20 * hour);
    const data = { start, end: new Date(start.getTime() + hour) };
    const trip = await prisma.trip.update({ where: { offerId }, data });
    expect(await readDrive(token)).toMatchObject({ further: [] });
    await prisma.tripDriver.create({ data: { tripId: trip.id, driverId: driver, position: 0, ...data } });
    const told = { id: trip.id, start: start.getTime(), place: trip.startPlace, passengers: trip.passengers };
    expect(await readDrive(token)).toMatchObject({ further: [told] });
    expect(await readDrive(token, Date.now() - 24 * hour)).toMatchObject({ further: [] });
  });

  it("links and news are the company's and the driver's alone", async () => {
    const { trip, driver } = await today();
    const other = await person("busoperator");
    expect((await link(other, trip.id, driver)).status).toBe(404);
    expect((await link({}, trip.id, driver)).status).toBe(401);
    expect((await tell(other, trip.id, { what: "departed" })).status).toBe(404);
    expect((await tell({ token: "y".repeat(43) }, trip.id, { what: "departed" })).status).toBe(401);
    const second = await today();
    expect((await tell(second.me, trip.id, { what: "departed" })).status).toBe(401);
    expect(await prisma.tripEvent.count({ where: { kind: "departed" } })).toBe(0);
  });
});

describe("what the driver tells", () => {
  it("puts the trip under way, once for a press that is sent twice, with the time of the press", async () => {
    const { trip, me, company } = await today();
    const at = Date.now() - 10 * 60_000;
    const twice = [
      await tell(me, trip.id, { what: "departed", at }, "one"),
      await tell(me, trip.id, { what: "departed", at }, "one"),
    ];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[1].entity[0].departedAt).toBe(at);
    expect(await prisma.tripEvent.count({ where: { kind: "departed", by: "driver" } })).toBe(1);
    expect((await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } })).state).toBe("underway");
    expect((await tell(me, trip.id, { what: "delayed", minutes: 10 })).entity[0].delay).toBe(10);
    expect((await tell(company, trip.id, { what: "delayed", minutes: 0 })).entity[0].delay).toBe(0);
    expect((await tell(me, trip.id, { what: "delayed" })).status).toBe(400);
    expect((await tell(me, trip.id, { what: "flown" })).status).toBe(400);
  });

  it("is taken on the day alone", async () => {
    const { trip, me } = await today();
    const [start, end] = [new Date(Date.now() + 48 * hour), new Date(Date.now() + 60 * hour)];
    await prisma.trip.update({ where: { id: trip.id }, data: { start, end } });
    expect(await tell(me, trip.id, { what: "departed" })).toMatchObject({
      status: 409,
      fields: [{ message: "tripNotToday" }],
    });
  });

  it("breakdown: the company hears where the bus stands, with the emergency request filled in", async () => {
    const { trip, me, company } = await today();
    expect((await tell(me, trip.id, { what: "breakdown", position: near })).status).toBe(200);
    const [mail] = (await readMails()).filter(({ template }) => template === "driverBreakdown");
    expect(mail?.subject).toContain(`A-${trip.number}`);
    expect(mail?.text).toContain("49.50000, 12.30000");
    expect(mail?.text).toContain("/request/new?kind=emergency");
    expect(mail?.text).toContain("at=49.50000%2C12.30000");
    expect(mail?.text).toContain(`trip=${trip.id}`);
    const urgent = { kind: "emergency", noun: "trip", record: trip.id, companyId: company.companyId };
    expect(await prisma.inboxItem.findMany({ where: { kind: "emergency" } })).toMatchObject([
      { ...urgent, data: { what: "breakdown", ...near }, doneAt: null },
    ]);
    await settleEnded();
    expect(await prisma.inboxItem.count({ where: { ...urgent, kind: "emergency", doneAt: null } })).toBe(1);
    await tell(me, trip.id, { what: "arrived" });
    expect(await prisma.inboxItem.count({ where: { ...urgent, kind: "emergency", doneAt: null } })).toBe(0);
  });

  it("breakdown: the emergency begins with all that the own trip knows, and with nothing of a foreign one", async () => {
    const { trip, me, company } = await today();
    const companyId = company.companyId ?? "";
    await prisma.company.update({ where: { id: companyId }, data: { cellphone: "0171 5550199" } });
    await prisma.trip.update({ where: { id: trip.id }, data: { transferType: "transfertwoway", passengers: 38 } });
    const own = await viewerAs(isBusPartner, company.cookie);
    const known = await breakdownOf(own, trip.id);
    expect(known).toEqual({
      ...{ position: null, to: trip.endPlace, passengers: 38, phone: "0171 5550199", wheelchairPlaces: 0 },
    });
    // What the press says goes to the company alone; the group sees no place that the driver does not share.
    await tell(me, trip.id, { what: "breakdown", position: near });
    expect((await breakdownOf(own, trip.id))?.position).toMatchObject(near);
    expect((await dayOfTrip(trip.id))?.position).toBeNull();
    await tellPlace(me, trip.id, near);
    await tell(me, trip.id, { what: "departed" });
    await tell(me, trip.id, { what: "arrived" });
    await tellPlace(me, trip.id, near);
    expect(await breakdownOf(own, trip.id)).toMatchObject({ position: near, to: trip.startPlace });
    expect((await breakdownOf(own, trip.id, Date.now() + hour))?.position).toBeNull();
    const other = await viewerAs(isBusPartner, (await person("busoperator")).cookie);
    expect(await breakdownOf(other, trip.id)).toBeNull();
    expect(await breakdownOf(own, "x")).toBeNull();
    await prisma.trip.update({ where: { id: trip.id }, data: { state: "done" } });
    expect(await breakdownOf(own, trip.id)).toBeNull();
  });

  it("the author sees it on the day: bus, driver's number, delay and, while it is shared, the position", async () => {
    const { trip, me, bus } = await today();
    await tell(me, trip.id, { what: "delayed", minutes: 10 });
    expect((await tellPlace(me, trip.id, near)).status).toBe(200);
    const day = await dayOfTrip(trip.id);
    expect(day).toMatchObject({
      ...{ bus: { licenceplate: bus.licenceplate }, progress: { delay: 10 }, position: near },
      ...{ drivers: [{ name: "Jonas", phone: jonas.phone }], stops: [trip.startPlace, trip.endPlace] },
      // 215 minutes by road, and the ten that the driver told of.
      arrival: { place: trip.endPlace, at: (day?.start ?? 0) + 225 * 60_000 },
    });
    expect(day?.position?.left).toBeGreaterThan(0);
    expect(day?.line.length).toBeGreaterThan(1);
    await tellPlace(me, trip.id, null);
    expect((await dayOfTrip(trip.id))?.position).toBeNull();
    const data = { transferType: "transfertwoway" } as const;
    const { end, endPlace } = await prisma.trip.update({ where: { id: trip.id }, data });
    for (const what of ["departed", "arrived"]) await tell(me, trip.id, { what });
    const arrival = { place: trip.startPlace, at: end.getTime() + 215 * 60_000 };
    expect(await dayOfTrip(trip.id)).toMatchObject({ start: end.getTime(), place: endPlace, arrival });
    await tellPlace(me, trip.id, near);
    await prisma.trip.update({ where: { id: trip.id }, data: { state: "done" } });
    expect(await prisma.tripPosition.count()).toBe(0);
    for (const ago of [0, 60 * hour]) expect(await dayOfTrip(trip.id, Date.now() - ago)).toBeNull();
  });
});
