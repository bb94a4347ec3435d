import { beforeEach, describe, expect, it } from "vitest";
import { isBusPartner } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { breakdownOf } from "@/lib/features/driver/queries/breakdown";
import { dayOfTrip, readDrive } from "@/lib/features/driver/queries/drive";
import { itemSays } from "@/lib/features/inbox/rules";
import type { InboxData } from "@/lib/features/inbox/schema";
import { resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { viewerAs } from "@/tests/viewer";
import { assign, driveLink, tell, tellPlace } from "./driver-calls";
import { agreedBuses, tokenOf } from "./several-calls";
import { readOne } from "./trip-calls";

beforeEach(resetDb);

const hour = 3_600_000;

/** It began an hour ago; each driver has a link. */
async function onTheWay(driverBuses: (number | null)[]) {
  const { drivers, body, ...made } = await agreedBuses();
  const { company } = made;
  expect((await assign(company, made.trip.id, body({ driverBuses, version: 1 }))).status).toBe(200);
  const start = new Date(Date.now() - hour);
  const data = { start, end: new Date(start.getTime() + 3 * hour) };
  const trip = await prisma.trip.update({ where: { id: made.trip.id }, data });
  const [jonas, mara, ivo] = await Promise.all(
    drivers.map(async (id) => ({ token: tokenOf((await driveLink(company, trip.id, id)).entity[0].url) })),
  );
  if (!jonas || !mara || !ivo) throw new Error("three drivers have three links");
  return { ...made, trip, jonas, mara, ivo };
}

/** How a driver's page says that its bus runs. */
async function ownProgress({ token }: { token: string }) {
  const day = await readDrive(token);
  if (!day || day.over) throw new Error("the trip is over");
  return day.progress;
}
describe("of several buses each driver", () => {
  it("presses for the own bus: the others read nothing of it, and the author which one is late", async () => {
    const { jonas, mara, ivo, company, trip } = await onTheWay([1, 2, null]);
    const at = trip.start.getTime();
    const runs = async () =>
      (await dayOfTrip(trip.id))?.runs.map(({ bus, progress: { departedAt } }) => [bus, departedAt]);
    expect((await tell(jonas, trip.id, { what: "departed", at })).entity[0]).toMatchObject({ departedAt: at });
    expect((await tell(mara, trip.id, { what: "delayed", minutes: 20 })).entity[0]).toMatchObject({
      ...{ departedAt: null, delay: 20 },
    });
    expect(await ownProgress(jonas)).toMatchObject({ departedAt: at, delay: 0 });
    expect(await ownProgress(mara)).toMatchObject({ departedAt: null, delay: 20 });
    expect(await ownProgress(ivo)).toMatchObject({ departedAt: null, delay: 0 });
    expect((await readOne(trip.id, company)).entity[0].state).toBe("underway");
    expect(await dayOfTrip(trip.id)).toMatchObject({ underway: false, over: false, leaves: at });
    expect(await runs()).toEqual([
      [1, at],
      [2, null],
      [3, null],
    ]);
    // What the company tells, it tells of all.
    await tell(company, trip.id, { what: "departed", at: at + 30 * 60_000 });
    expect(await ownProgress(ivo)).toMatchObject({ departedAt: at + 30 * 60_000 });
    expect(await dayOfTrip(trip.id)).toMatchObject({ underway: true });
  });

  it("shares where the own bus is until that one has arrived; the trip is over with the last", async () => {
    const { jonas, mara, ivo, trip } = await onTheWay([1, 2, null]);
    const at = trip.start.getTime();
    const [near, far] = [
      { latitude: 49.5, longitude: 12.3 },
      { latitude: 49.6, longitude: 12.4 },
    ];
    for (const who of [jonas, mara, ivo]) await tell(who, trip.id, { what: "departed", at });
    expect((await tellPlace(jonas, trip.id, near)).status).toBe(200);
    expect((await tellPlace(mara, trip.id, far)).status).toBe(200);
    const positions = async () => (await dayOfTrip(trip.id))?.runs.map(({ position }) => position?.latitude ?? null);
    expect(await positions()).toEqual([near.latitude, far.latitude, null]);
    await tell(mara, trip.id, { what: "breakdown" });
    await tell(jonas, trip.id, { what: "arrived" });
    expect(await positions()).toEqual([null, far.latitude, null]);
    expect(await tellPlace(jonas, trip.id, near)).toMatchObject({ status: 409, fields: [{ message: "tripOver" }] });
    expect((await tellPlace(mara, trip.id, far)).status).toBe(200);
    // The one that stands beside the road is not there because another is.
    const open = { kind: "emergency", record: trip.id, doneAt: null } as const;
    expect(await prisma.inboxItem.count({ where: open })).toBe(1);
    expect(await dayOfTrip(trip.id)).toMatchObject({ over: false, underway: true });
    for (const who of [mara, ivo]) await tell(who, trip.id, { what: "arrived" });
    expect(await prisma.inboxItem.count({ where: open })).toBe(0);
    expect(await dayOfTrip(trip.id)).toMatchObject({ over: true });
    expect(await prisma.tripPosition.count()).toBe(0);
  });

  it("breaks down alone: mail, text, inbox and the search know which, where it leads, and not how many sit in it", async () => {
    const { jonas, mara, company, trip } = await onTheWay([1, 2, null]);
    await prisma.trip.update({ where: { id: trip.id }, data: { transferType: "transfertwoway", passengers: 90 } });
    const own = await viewerAs(isBusPartner, company.cookie);
    const at = { latitude: 49.5, longitude: 12.3 };
    await tell(jonas, trip.id, { what: "departed" });
    await tell(jonas, trip.id, { what: "arrived" });
    await tell(mara, trip.id, { what: "departed" });
    await tellPlace(jonas, trip.id, { latitude: 49.6, longitude: 12.4 });
    // Its telephone says no place, and that of the other bus is none of it.
    await tell(mara, trip.id, { what: "breakdown" });
    expect(await breakdownOf(own, trip.id)).toMatchObject({ to: trip.endPlace, passengers: null, position: null });
    await tellPlace(mara, trip.id, at);
    expect((await breakdownOf(own, trip.id))?.position).toMatchObject(at);
    const [mail] = (await readMails()).filter(({ template }) => template === "driverBreakdown");
    expect(mail?.text).toContain("2, R-BD 2");
    expect(mail?.text).not.toContain("passengers=");
    const item = await prisma.inboxItem.findFirstOrThrow({ where: { kind: "emergency", record: trip.id } });
    expect(itemSays({ kind: "emergency", offer: null, data: item.data as InboxData })).toEqual({
      ...{ word: "breakdownBus", bus: "2" },
    });
    // What the company tells of all is told of no single one.
    await tell(company, trip.id, { what: "breakdown" });
    const [last] = (await readMails()).filter(({ template }) => template === "driverBreakdown").slice(-1);
    expect(last?.text).not.toContain("R-BD");
  });

  it("without a bus of its own each is told apart by its driver, whose id no side reads", async () => {
    const { jonas, mara, author, trip } = await onTheWay([null, null, null]);
    await tell(jonas, trip.id, { what: "departed" });
    expect(await ownProgress(mara)).toMatchObject({ departedAt: null });
    const day = await dayOfTrip(trip.id);
    expect(day?.runs.map(({ driver, progress }) => [driver, progress.departedAt !== null])).toEqual([
      ["Jonas", true],
      ["Mara", false],
      ["Ivo", false],
    ]);
    const { history } = (await readOne(trip.id, author)).entity[0];
    expect(history.at(-1)).toMatchObject({ kind: "departed", data: {} });
  });
});
