import { beforeEach, describe, expect, it } from "vitest";
import { itemPath } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { prisma } from "@/lib/db/prisma";
import { whyUnasked } from "@/lib/features/dispatch/queries/reachable";
import { alertBatch } from "@/lib/features/alert/commands/send-alerts";
import { endPastRequests } from "@/lib/features/busrequest/commands/upkeep";
import { keepDispatches } from "@/lib/features/dispatch/commands/keep";
import { widenDispatch } from "@/lib/features/dispatch/commands/steer";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { anonymous } from "@/tests/viewers";
import { linkTo } from "./offer-calls";
import {
  bogen,
  breakdown,
  can,
  kindsOf,
  mailed,
  minute,
  type Operator,
  operator,
  press,
  readOne,
  stored,
} from "./dispatch-calls";

beforeEach(resetDb);

const later = (minutes: number) => new Date(Date.now() + minutes * minute);
const asked = async (id: string) =>
  (await prisma.dispatchAsk.findMany({ where: { requestId: id } })).map(({ companyId }) => companyId).sort();
const ids = (...operators: Operator[]) => operators.map(({ companyId }) => companyId).sort();

describe("an emergency starts its search", () => {
  it("asks companies with a fitting free bus within 30 km at once: mail with a link, inbox, history; nobody twice by alerts", async () => {
    const [near, far] = [await operator(12), await operator(45)];
    const { id, needy } = await breakdown();
    expect(await asked(id)).toEqual(ids(near));
    expect(await mailed("dispatchAsk")).toEqual([near.email]);
    const items = await prisma.inboxItem.findMany({ where: { kind: "emergency" } });
    expect(items).toMatchObject([{ companyId: near.companyId, record: id, data: { dispatch: true } }]);
    expect(itemPath(items[0] as unknown as InboxItem, true)).toBe(`/userpanel/dispatch/${id}`);
    const answer = await readOne(id, needy);
    expect(answer).toMatchObject({ status: 200, entity: [{ state: "running", next: 1, accepted: null }] });
    expect(answer.entity[0].rings).toMatchObject([
      { km: 30, asked: 1, waiting: null },
      { km: 60, asked: 0, waiting: 1 },
      { km: 120, waiting: 0 },
    ]);
    expect(answer.entity[0].asks).toMatchObject([{ company: near.companyId, state: "asked", phone: "09961 5550" }]);
    expect(await kindsOf(id)).toEqual(["opened", "asked"]);
    await alertBatch(id);
    expect(await mailed("requestAlert")).toEqual([]);
    expect(far.companyId).not.toBe(near.companyId);
  });

  it("leaves out buses that are too small, on the road or retired, foreign wishes, who has opted out, and itself", async () => {
    const start = new Date();
    const busy = await operator(5);
    const data = { companyId: busy.companyId, busId: busy.bus.id, title: "X", start, end: later(60) };
    await prisma.booking.create({ data });
    const elsewhere = await operator(5);
    const calendar = { companyId: elsewhere.companyId, name: "Büro", address: "sealed", host: "calendar.example" };
    const { id: calendarId } = await prisma.externalCalendar.create({ data: calendar });
    const held = { calendarId, companyId: elsewhere.companyId, title: "Werkstatt", start, end: later(60) };
    await prisma.externalBusy.create({ data: held });
    await operator(5, { capacity: 29 });
    const retired = await operator(5, { active: false });
    const quiet = await operator(5);
    await prisma.user.update({ where: { id: quiet.id }, data: { emergencyMails: "never" } });
    const why = await Promise.all([quiet, retired, busy].map(({ companyId }) => whyUnasked(companyId)));
    expect(why).toEqual(["mails", "bus", null]);
    const gone = await operator(5);
    await prisma.unsubscription.create({ data: { email: gone.email, group: "requests" } });
    const groups = await operator(5);
    await prisma.filterSetting.create({ data: { companyId: groups.companyId, kinds: ["grouprequest"] } });
    const fits = await operator(5);
    const { id } = await breakdown();
    expect(await asked(id)).toEqual(ids(fits));
  });

  it("asks from the nearest base as far as the company wants to hear of; who is on call comes first", async () => {
    const based = await operator(400);
    const base = { place: bogen, latitude: bogen.location.latitude + 0.09, longitude: bogen.location.longitude };
    await prisma.filterSetting.create({
      data: { companyId: based.companyId, bases: { create: [{ ...base, radius: 25 }] } },
    });
    const tight = await operator(400);
    await prisma.filterSetting.create({
      data: { companyId: tight.companyId, bases: { create: [{ ...base, radius: 5 }] } },
    });
    const onCall = await operator(25);
    const { longitude = 0, latitude = 0 } = await prisma.company.findUniqueOrThrow({ where: { id: onCall.companyId } });
    const window = { companyId: onCall.companyId, base: "home", place: {}, start: later(-60), end: later(60) };
    await prisma.standbyWindow.create({ data: { ...window, longitude: longitude ?? 0, latitude: latitude ?? 0 } });
    const { id, needy } = await breakdown();
    expect(await asked(id)).toEqual(ids(based, onCall));
    const { entity } = await readOne(id, needy);
    expect(entity[0].asks.find(({ company }: { company: string }) => company === onCall.companyId).standby).toBe(true);
  });

  it("passes over a ring with nobody in it; where nobody is anywhere the admins know at once", async () => {
    const far = await operator(100);
    const first = await breakdown();
    expect(await asked(first.id)).toEqual(ids(far));
    expect((await stored(first.id)).step).toBe(3);
    expect(await kindsOf(first.id)).toEqual(["opened", "asked", "asked", "asked"]);
    await prisma.company.update({ where: { id: far.companyId }, data: { active: false } });
    const admin = await person(null, "admin");
    const second = await breakdown();
    expect(await kindsOf(second.id)).toEqual(["opened", "asked", "asked", "asked", "phones", "admins"]);
    expect(await mailed("dispatchAlarm")).toEqual([admin.email]);
    expect(await stored(second.id)).toMatchObject({ state: "running", dueAt: null });
    expect((await readOne(second.id, admin)).entity[0]).toMatchObject({ next: null, asks: [] });
  });

  it("no group request has one, and no emergency for one company alone; a position at sea stores nothing", async () => {
    const to = await operator(5);
    const { id } = await breakdown({ mode: "individual", company: to.companyId });
    expect(await prisma.dispatch.count()).toBe(0);
    expect(await readOne(id, to)).toMatchObject({ status: 404 });
    const sea = { ...bogen, location: { longitude: 6.5, latitude: 55.2 } };
    await expect(breakdown({ start: { address: sea, date: Date.now() } })).rejects.toThrow(/positionAtSea/);
    expect(await prisma.busRequest.count()).toBe(1);
  });
});

describe("the job goes on", () => {
  it("no answer in time asks the next rings, then shows whom to call, then wakes the admins; each once", async () => {
    const [near, middle] = [await operator(12), await operator(45)];
    const admin = await person(null, "admin");
    const { id, needy } = await breakdown();
    await keepDispatches(later(4));
    expect(await asked(id)).toEqual(ids(near));
    await Promise.all([keepDispatches(later(6)), keepDispatches(later(6))]);
    expect(await asked(id)).toEqual(ids(near, middle));
    await keepDispatches(later(12));
    await keepDispatches(later(18));
    expect(await mailed("dispatchAlarm")).toEqual([admin.email]);
    expect(await kindsOf(id)).toEqual(["opened", "asked", "asked", "asked", "phones", "admins"]);
    expect((await readOne(id, needy)).entity[0]).toMatchObject({ next: null, dueAt: null });
    expect(await keepDispatches(later(40))).toBe(0);
  });

  it("a bus that can come is waited for; where all have declined the next ring is asked at once", async () => {
    const [one, two, far] = [await operator(5), await operator(6), await operator(50)];
    const { id } = await breakdown();
    await press("answer", id, one, { can: false });
    expect(await asked(id)).toEqual(ids(one, two));
    await press("answer", id, two, { can: false });
    expect(await asked(id)).toEqual(ids(one, two, far));
    await press("answer", id, far, can());
    await keepDispatches(later(6));
    expect((await kindsOf(id)).at(-1)).toBe("held");
    expect((await stored(id)).step).toBe(2);
  });

  it("the emergency stays open while a bus is searched for, and ends with its search after half a day", async () => {
    const near = await operator(5);
    const { id } = await breakdown();
    await keepDispatches(later(50));
    expect(await endPastRequests(later(70))).toBe(0);
    await prisma.dispatch.update({ where: { requestId: id }, data: { createdAt: later(-13 * 60) } });
    expect(await endPastRequests(later(200))).toBe(1);
    await keepDispatches(later(200));
    expect((await stored(id)).state).toBe("ended");
    expect(await press("answer", id, near, can())).toMatchObject({ status: 409, error: "StoodDown" });
  });

  it("two presses at once widen once; the next ring is asked once the first one could be read", async () => {
    await Promise.all([operator(12), operator(45), operator(80)]);
    const { id, needy } = await breakdown();
    const both = await Promise.all([press("widen", id, needy), press("widen", id, needy)]);
    expect(both).toMatchObject([
      { status: 200, entity: [{ next: 2 }] },
      { status: 200, entity: [{ next: 2 }] },
    ]);
    expect((await kindsOf(id)).filter((kind) => kind === "widened")).toHaveLength(1);
    const link = { id, ...(await linkTo(id)) };
    expect(await widenDispatch(anonymous, link, later(1))).toMatchObject({ next: "phones" });
  });

  it("widening asks at once, pausing keeps the time that is left; ending withdraws the emergency", async () => {
    const [near, middle] = [await operator(12), await operator(45)];
    const { id, needy } = await breakdown();
    expect(await press("widen", id, needy)).toMatchObject({ status: 200, entity: [{ next: 2 }] });
    expect(await asked(id)).toEqual(ids(near, middle));
    await press("pause", id, needy, { paused: true });
    await keepDispatches(later(30));
    expect((await stored(id)).step).toBe(2);
    expect((await press("pause", id, needy, { paused: false })).entity[0].dueAt).toBeGreaterThan(
      Date.now() + 4 * minute,
    );
    expect(await press("end", id, needy)).toMatchObject({ status: 200, entity: [{ state: "ended", next: null }] });
    expect(await mailed("dispatchStoodDown")).toEqual([near.email, middle.email].sort());
    expect(await prisma.busRequest.findUnique({ where: { id } })).toMatchObject({ endReason: "withdrawn" });
    expect(await press("widen", id, needy)).toMatchObject({ status: 409, fields: [{ message: "dispatchOver" }] });
  });
});
