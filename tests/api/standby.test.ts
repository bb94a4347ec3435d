import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { purgeOldWindows } from "@/lib/features/standby/commands/purge";
import { onCallNear } from "@/lib/features/standby/queries/on-call";
import { standbyRecord } from "@/lib/features/standby/schema";
import { addDays, today, weekStart } from "@/lib/i18n/days";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { makeBus } from "@/prisma/factories/bus";
import { asUser, resetDb } from "@/tests/db";
import { madrid, person, prague, regensburg } from "@/tests/people";
import { addDriver, assign, jonas } from "./driver-calls";
import { addSeries, endSeries, operator, putPlan, readGaps, readPlan } from "./standby-calls";
import { agreedTrip } from "./trip-calls";

beforeEach(resetDb);

const zone = "Europe/Berlin";
const monday = addDays(weekStart(today(), 1), 7);
const hour = 3_600_000;
const at = (days: number, time: string) => atWallClock(`${addDays(monday, days)}T${time}`, zone);
/** A night from a day of the week on. */
const night = (days: number, more: Record<string, unknown> = {}) => {
  return { base: "home", start: at(days, "20:00"), end: at(days + 1, "06:00"), bus: null, driver: null, ...more };
};
const week = (windows: unknown[], version = 0) => ({ from: monday, days: 7, windows, version });
const errors = (answer: { fields?: { path: string; message: string }[] }) =>
  answer.fields?.map(({ path, message }) => `${path} ${message}`);

describe("a company's stand-by", () => {
  it("has its address and its depots as bases; windows of a week are set, read and replaced, other weeks stay", async () => {
    const me = await operator();
    const bus = await makeBus({ companyId: me.companyId });
    const driver = (await addDriver(me)).entity[0].id;
    const first = await readPlan(me, `?from=${monday}`);
    expect(first).toMatchObject({ status: 200, entity: [{ version: 0, windows: [], timeZone: zone }] });
    expect(first.entity[0].bases).toMatchObject([{ key: "home", name: "Regensburg", home: true }, { name: "Cham" }]);
    const cham = first.entity[0].bases[1].key;
    const set = await putPlan(me, week([night(0, { bus: bus.id, driver }), night(0, { base: cham }), night(4)]));
    expect(set.status).toBe(200);
    const record = standbyRecord.parse(set.entity[0]);
    expect(record).toMatchObject({ version: 1, drivers: [{ id: driver }], buses: [{ id: bus.id }], warnings: [] });
    expect(record.windows.map(({ base }) => base).sort()).toEqual([cham, "home", "home"].sort());
    const later = { ...week([], 1), from: addDays(monday, 7) };
    const moved = { ...night(7), start: at(7, "18:00") };
    expect((await putPlan(me, { ...later, windows: [moved] })).entity[0].version).toBe(2);
    expect((await putPlan(me, week([night(4)], 2))).entity[0].windows).toHaveLength(1);
    expect((await readPlan(me, `?from=${monday}&days=14`)).entity[0].windows).toHaveLength(2);
    const kept = record.windows.find(({ start }) => start === at(4, "20:00"));
    expect((await readPlan(me, `?from=${monday}`)).entity[0].windows[0].id).toBe(kept?.id);
  });

  it("takes a week back whole, as it was read; what stays as it is keeps its series", async () => {
    const me = await operator();
    const series = { weekdays: [1, 3], until: addDays(monday, 6), ...night(0), version: 0 };
    expect(await addSeries(me, series)).toMatchObject({ entity: [{ added: 2 }] });
    const { entity } = await readPlan(me, `?from=${monday}`);
    const back = await putPlan(me, { ...entity[0], timeZone: "Asia/Tokyo" });
    expect(back).toMatchObject({ status: 200, entity: [{ timeZone: zone, windows: entity[0].windows }] });
    expect(entity[0].windows[1].series).toEqual(expect.any(String));
    expect((await putPlan(me, { ...back.entity[0], colour: "red" })).status).toBe(400);
  });

  it("a bus that goes out of service stays in its window while another is changed", async () => {
    const me = await operator();
    const bus = (await makeBus({ companyId: me.companyId })).id;
    await putPlan(me, week([night(0, { bus })]));
    await prisma.bus.update({ where: { id: bus }, data: { active: false } });
    expect(await putPlan(me, week([night(0, { bus }), night(3)], 1))).toMatchObject({ status: 200 });
  });

  it("409 for a stale version; nothing stored twice by two at once", async () => {
    const me = await operator();
    const both = await Promise.all([putPlan(me, week([night(0)])), putPlan(me, week([night(1)]))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await prisma.standbyWindow.count()).toBe(1);
  });

  it("400 at its field for overlaps, ends before starts, foreign bases, buses and drivers; nothing stored half", async () => {
    const [me, other] = [await operator(), await operator()];
    const bus = (await makeBus({ companyId: me.companyId })).id;
    const foreign = (await makeBus({ companyId: other.companyId })).id;
    const driver = (await addDriver(me)).entity[0].id;
    const cham = (await readPlan(me)).entity[0].bases[1].key;
    const wrong = async (...windows: unknown[]) => errors(await putPlan(me, week(windows)));
    expect(await wrong(night(0), night(0, { start: at(0, "22:00") }))).toEqual(["windows.1.start standbyTwice"]);
    expect(await wrong(night(0, { bus }), night(0, { bus, base: cham }))).toEqual(["windows.1.bus standbyBusTwice"]);
    expect(await wrong(night(0, { driver }), night(0, { driver, base: cham }))).toEqual([
      "windows.1.driver standbyDriverTwice",
    ]);
    expect(await wrong(night(0, { end: at(0, "06:00") }))).toEqual(["windows.0.end endBeforeStart"]);
    expect(await wrong(night(0, { end: at(0, "20:00") }))).toEqual(["windows.0.end endBeforeStart"]);
    expect(await wrong(night(0, { end: at(8, "20:00") }))).toEqual(["windows.0.end standbyTooLong"]);
    expect(await wrong(night(7))).toEqual(["windows.0.start standbyOutside"]);
    expect(await wrong(night(0, { base: "geo:1" }))).toEqual(["windows.0.base standbyBase"]);
    expect(await wrong(night(0, { bus: foreign }))).toEqual(["windows.0.bus busUnknown"]);
    const retired = (await makeBus({ companyId: me.companyId, active: false })).id;
    expect(await wrong(night(0, { bus: retired }))).toEqual(["windows.0.bus busUnknown"]);
    expect(await wrong(night(0, { driver: crypto.randomUUID() }))).toEqual(["windows.0.driver driverUnknown"]);
    expect(errors(await putPlan(me, { ...week([]), from: "2027-02-30" }))).toEqual(["from dateInvalid"]);
    expect(errors(await putPlan(me, { ...week([]), from: "2099-01-04" }))).toEqual(["from dateTooFar"]);
    expect(errors(await putPlan(me, { ...week([]), days: 0 }))).toEqual(["days invalidValue"]);
    expect(await prisma.standbyWindow.count()).toBe(0);
    // Beside each other is no overlap; a window of the week before reaches in.
    expect((await putPlan(me, week([night(0), night(1, { start: at(1, "06:00") })]))).status).toBe(200);
    const sunday = { from: addDays(monday, -7), days: 7, version: 1, windows: [night(-1, { end: at(0, "21:00") })] };
    expect(errors(await putPlan(me, sunday))).toEqual(["windows.0.start standbyTwice"]);
  });

  it("is the company's alone: a colleague changes it, others and admins do not, nor does the database let them", async () => {
    const [me, other] = [await operator(), await operator()];
    const staff = { email: "s@people.example", userName: "staff", firstname: "S", lastname: "T", passwordHash: "x" };
    const colleague = await asUser(
      await prisma.user.create({ data: { ...staff, companyId: me.companyId, confirmedAt: new Date() } }),
    );
    expect((await putPlan({ ...me, cookie: colleague.cookie }, week([night(0)]))).status).toBe(200);
    expect((await readPlan(other, "", me.companyId)).status).toBe(404);
    expect((await putPlan(other, week([], 1), me.companyId)).status).toBe(404);
    for (const [who, status] of [
      [await person(null, "admin"), 403],
      [await person("travelService"), 403],
    ] as const)
      expect((await readPlan(who, "", me.companyId)).status).toBe(status);
    const foreign = (await makeBus({ companyId: other.companyId })).id;
    await expect(prisma.standbyWindow.updateMany({ data: { busId: foreign } })).rejects.toThrow(/standby_of_company/);
  });

  it("says why no search would ask the company all the same", async () => {
    const me = await operator();
    const why = async (who: Parameters<typeof readPlan>[0]) => (await readPlan(who)).entity[0].unasked;
    expect(await why(me)).toBe("bus");
    await makeBus({ companyId: me.companyId });
    expect(await why(me)).toBeNull();
    await prisma.user.update({ where: { id: me.id }, data: { emergencyMails: "never" } });
    expect(await why(me)).toBe("mails");
    // Who merely orders buses may look, and plan: nobody will ask.
    for (const type of ["touroperator", "driver"] as const) {
      const other = await person(type);
      expect(await why(other)).toBe("operator");
      expect((await readGaps(other)).status).toBe(200);
    }
  });

  it("a night of a clock change is an hour shorter or longer by the clock, and whole", async () => {
    const me = await operator();
    const [spring, autumn] = ["2027-03-27", "2027-10-30"].map((saturday) => {
      const [start, end] = [atWallClock(`${saturday}T20:00`, zone), atWallClock(`${addDays(saturday, 1)}T06:00`, zone)];
      return { from: saturday, days: 1, windows: [{ ...night(0), start, end }] };
    });
    const saved = await putPlan(me, { ...spring, version: 0 });
    expect(saved.status).toBe(200);
    const [window] = saved.entity[0].windows;
    expect(window.end - window.start).toBe(9 * hour);
    const later = await putPlan(me, { ...autumn, version: 1 });
    expect(later.entity[0].windows[0].end - later.entity[0].windows[0].start).toBe(11 * hour);
    expect((await readPlan(me, "?from=2027-10-30&days=1")).entity[0].windows).toHaveLength(1);
  });

  it("tells where a driver's rest is broken, with the span that keeps it, and a bus that is booked", async () => {
    const { company, bus, trip } = await agreedTrip();
    await prisma.company.update({ where: { id: company.companyId ?? "" }, data: regensburg.location });
    const driver = (await addDriver(company, jonas)).entity[0].id;
    await assign(company, trip.id, { bus: bus.id, drivers: [driver], version: 1 });
    const end = trip.end.getTime();
    const from = today(end, zone);
    const planned = { base: "home", start: end + 5 * hour, end: end + 30 * hour, bus: bus.id, driver };
    const days = 4;
    const answer = await putPlan(company, { from, days, version: 0, windows: [planned] });
    expect(answer).toMatchObject({ status: 200 });
    const saved = answer.entity[0];
    const [rest] = saved.warnings;
    expect(rest).toMatchObject({ kind: "before", reference: `A-${trip.number}`, window: saved.windows[0].id });
    expect(rest.minutes).toBeLessThanOrEqual(300);
    const repaired = await putPlan(company, { from, days, version: 1, windows: [{ ...planned, ...rest.repair }] });
    expect(repaired.entity[0].warnings).toEqual([]);
    const during = { ...planned, start: trip.start.getTime(), end: trip.start.getTime() + hour };
    const asked = { from: today(during.start, zone), days: 1, version: 2, windows: [during] };
    const kinds = (await putPlan(company, asked)).entity[0].warnings.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["work", "busBooked"]);
  });
});

describe("onCallNear", () => {
  it("names companies that stand ready at the moment within so many km, the nearest first, by where they are now", async () => {
    const [near, far, late, gone] = [
      await operator(),
      await operator(prague.location),
      await operator(),
      await operator(),
    ];
    for (const who of [near, far]) await putPlan(who, week([night(0)]));
    await putPlan(late, week([night(1)]));
    await putPlan(gone, week([night(0)]));
    await prisma.company.update({ where: { id: gone.companyId }, data: { active: false } });
    const moment = new Date(at(0, "23:00"));
    const found = async (km: number, when = moment) =>
      (await onCallNear({ latitude: 49.0, longitude: 12.1 }, km, when)).map(({ companyId }) => companyId);
    expect(await found(30)).toEqual([near.companyId]);
    expect(await found(300)).toEqual([near.companyId, far.companyId]);
    expect(await found(300, new Date(at(1, "06:00")))).toEqual([]);
    await prisma.company.update({ where: { id: near.companyId }, data: madrid.location });
    expect(await found(300)).toEqual([far.companyId]);
  });

  it("old windows go after a quarter of a year", async () => {
    const me = await operator();
    await putPlan(me, week([night(0)]));
    await prisma.standbyWindow.updateMany({
      data: { start: new Date(Date.now() - 91 * 24 * hour), end: new Date(Date.now() - 90.5 * 24 * hour) },
    });
    await putPlan(me, week([night(0)], 1));
    expect(await purgeOldWindows()).toBe(1);
    expect(await prisma.standbyWindow.count()).toBe(1);
  });
});

describe("a series of weekdays", () => {
  const until = addDays(monday, 20);
  const weekend = { ...night(5), start: at(5, "06:00"), end: at(5, "22:00"), weekdays: [6, 0], until };

  it("stands at the same hours on each of them; taken days are left out; what is left is taken back at once", async () => {
    const [me, other] = [await operator(), await operator()];
    await putPlan(me, week([{ ...night(6), start: at(6, "12:00"), end: at(6, "14:00") }]));
    const made = await addSeries(me, { ...weekend, version: 1 });
    expect(made).toMatchObject({ status: 200, entity: [{ added: 5, skipped: 1, version: 2 }] });
    const [, second] = (await readPlan(me, `?from=${addDays(monday, 7)}`)).entity[0].windows;
    expect(second).toMatchObject({ start: at(13, "06:00"), end: at(13, "22:00"), series: expect.any(String) });
    expect((await endSeries(other, second.series, 0)).status).toBe(404);
    expect((await endSeries(other, second.series, 0, me.companyId)).status).toBe(404);
    expect((await endSeries(me, second.series, second.start)).entity[0]).toEqual({ removed: 3 });
    expect((await readPlan(me, `?from=${monday}&days=28`)).entity[0]).toMatchObject({
      version: 3,
      windows: [{ start: at(5, "06:00") }, { start: at(6, "12:00"), series: null }, { start: at(12, "06:00") }],
    });
    expect((await endSeries(me, second.series, second.start)).status).toBe(404);
  });

  it("400 for no day, an end before its start, too far ahead; 409 stale, 404 foreign: nothing is stored", async () => {
    const [me, other] = [await operator(), await operator()];
    const tried = async (more: object) => errors(await addSeries(me, { ...weekend, version: 0, ...more }));
    expect(await tried({ weekdays: [] })).toEqual([expect.stringMatching(/^weekdays /)]);
    expect(await tried({ weekdays: [7] })).toEqual([expect.stringMatching(/^weekdays/)]);
    expect(await tried({ until: addDays(monday, -7) })).toEqual(["until endBeforeStart"]);
    expect(await tried({ until: addDays(monday, 500) })).toEqual(["until dateTooFar"]);
    expect(await tried({ end: weekend.start })).toEqual(["end endBeforeStart"]);
    expect(await tried({ base: "elsewhere" })).toEqual(["base standbyBase"]);
    expect((await addSeries(me, { ...weekend, version: 7 })).status).toBe(409);
    expect((await addSeries(me, { ...weekend, version: 0 }, other.companyId)).status).toBe(404);
    expect(await prisma.standbyWindow.count()).toBe(0);
  });
});
