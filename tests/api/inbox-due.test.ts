import { beforeEach, describe, expect, it } from "vitest";
import * as list from "@/app/api/inbox/route";
import { prisma } from "@/lib/db/prisma";
import { putDueTasks } from "@/lib/features/inbox/commands/due";
import { itemBus, itemPath, itemSays } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { makeBus } from "@/prisma/factories/bus";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { change } from "./bus-calls";
import { assign, readAssignment } from "./driver-calls";
import { agreedTrip } from "./trip-calls";

beforeEach(resetDb);

const day = 86_400_000;
const open = async ({ cookie }: { cookie?: string }): Promise<InboxItem[]> =>
  (await envelope(await list.GET(request("/api/inbox?kind=due", { cookie })))).entity;
const midnight = (days: number) => Math.floor(Date.now() / day) * day + days * day;

describe("what falls due", () => {
  it("a trip without a driver from three days before, once, until it has one", async () => {
    const { company, trip } = await agreedTrip();
    const companyId = company.companyId as string;
    await prisma.trip.update({ where: { id: trip.id }, data: { start: new Date(Date.now() + 2 * day) } });
    await putDueTasks();
    // Who keeps no drivers here is not asked for one.
    expect(await open(company)).toEqual([]);
    const data = { companyId, name: "Ada Fuhr", phone: "+49 941 1", languages: [] };
    const { id: driverId } = await prisma.driver.create({ data });
    await putDueTasks(new Date(Date.now() - 2 * day));
    expect(await open(company)).toEqual([]);
    await putDueTasks();
    await putDueTasks();
    const [item, ...more] = await open(company);
    expect(more).toEqual([]);
    expect(item).toMatchObject({
      noun: "trip",
      record: trip.id,
      data: { what: "drivers" },
      request: { id: trip.requestId },
    });
    const hold = { start: new Date(), end: new Date(Date.now() + day) };
    await prisma.tripDriver.create({ data: { tripId: trip.id, driverId, position: 0, ...hold } });
    await putDueTasks();
    expect(await open(company)).toEqual([]);
    await prisma.tripDriver.deleteMany();
    await prisma.inboxItem.updateMany({ data: { doneAt: new Date() } });
    await putDueTasks();
    expect(await open(company)).toEqual([]);
  });

  it("a trip ahead whose bus was taken out of service, before its driver, until it has another", async () => {
    const { company, bus, trip } = await agreedTrip();
    const companyId = company.companyId as string;
    await prisma.trip.update({ where: { id: trip.id }, data: { start: new Date(Date.now() + 2 * day) } });
    await prisma.driver.create({ data: { companyId, name: "Ada Fuhr", phone: "+49 941 1", languages: [] } });
    await putDueTasks();
    expect(await open(company)).toMatchObject([{ data: { what: "drivers" } }]);
    await prisma.bus.update({ where: { id: bus.id }, data: { active: false } });
    await putDueTasks();
    const [item, ...more] = await open(company);
    expect(more).toEqual([]);
    expect(item).toMatchObject({ noun: "trip", record: trip.id, data: { what: "retired", bus: bus.licenceplate } });
    expect(itemSays(item as InboxItem)).toEqual({ word: "retired", bus: bus.licenceplate });
    const { version } = item as InboxItem;
    await putDueTasks();
    expect(await open(company)).toMatchObject([{ version }]);
    const { choices } = (await readAssignment(company, trip.id)).entity[0];
    expect(choices.buses).toMatchObject([{ id: bus.id, active: false }]);
    const other = await makeBus({ companyId });
    expect((await assign(company, trip.id, { bus: other.id, drivers: [], version: trip.version })).status).toBe(200);
    await putDueTasks();
    expect(await open(company)).toMatchObject([{ data: { what: "drivers" } }]);
  });

  it("a bus that is taken out of service by a press brings it at once, and again the next time; it goes with the bus", async () => {
    const { company, bus, trip } = await agreedTrip();
    const turn = (active: boolean) => change(company, bus.id, { active });
    const item = [{ noun: "trip", record: trip.id, data: { what: "retired", bus: bus.licenceplate } }];
    expect(await open(company)).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      await turn(false);
      expect(await open(company)).toMatchObject(item);
      await turn(true);
      expect(await open(company)).toEqual([]);
    }
    await turn(false);
    const { version } = await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } });
    const other = await makeBus({ companyId: company.companyId ?? "" });
    expect((await assign(company, trip.id, { bus: other.id, drivers: [], version })).status).toBe(200);
    expect(await open(company)).toEqual([]);
  });

  it("a paper that runs out within thirty days, again after it was renewed; its company alone hears of it", async () => {
    const [me, other] = [await person("busoperator"), await person("busoperator")];
    const companyId = me.companyId as string;
    const bus = await makeBus({ companyId, licenceplate: "R-HU 17" });
    const paper = { companyId, busId: bus.id, kind: "inspection", validUntil: new Date(midnight(20)) } as const;
    const { id } = await prisma.certificate.create({ data: paper });
    await prisma.certificate.create({ data: { companyId, kind: "licence", validUntil: new Date(midnight(90)) } });
    await putDueTasks();
    await putDueTasks();
    const [item, ...more] = await open(me);
    expect([more, await open(other)]).toEqual([[], []]);
    expect(item).toMatchObject({
      ...{ noun: "certificate", record: id, dueAt: midnight(20), request: null },
      data: { what: "certificate", paper: "inspection", bus: "R-HU 17" },
    });
    expect([itemPath(item as InboxItem, true), itemBus(item as InboxItem)]).toEqual([
      "/userpanel/certificates",
      "R-HU 17",
    ]);
    await prisma.bus.update({ where: { id: bus.id }, data: { active: false } });
    await putDueTasks();
    expect(await open(me)).toEqual([]);
    await prisma.bus.update({ where: { id: bus.id }, data: { active: true } });
    await prisma.certificate.update({ where: { id }, data: { validUntil: new Date(midnight(400)) } });
    await putDueTasks();
    expect(await open(me)).toEqual([]);
    await prisma.certificate.update({ where: { id }, data: { validUntil: new Date(midnight(-1)) } });
    await putDueTasks();
    expect((await open(me)).map(({ dueAt }) => dueAt)).toEqual([midnight(-1)]);
  });
});

it("leads an emergency that looks for buses to its search, and who was stood down, too", () => {
  const item = {
    noun: "busrequest",
    record: "r",
    kind: "emergency",
    request: null,
    dueAt: null,
  } as unknown as InboxItem;
  const path = (data: InboxItem["data"]) => itemPath({ ...item, data }, true);
  expect([path({ dispatch: true }), path({ what: "stoodDown" }), path({})]).toEqual([
    "/userpanel/dispatch/r",
    "/userpanel/dispatch/r",
    "/request/r#offer",
  ]);
});
