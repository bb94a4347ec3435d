import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { addDays, today, weekStart } from "@/lib/i18n/days";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { resetDb } from "@/tests/db";
import { addSeries, operator, putPlan } from "./standby-calls";

beforeEach(resetDb);

const monday = addDays(weekStart(today(), 1), -14);
const at = (days: number, time: string) => atWallClock(`${addDays(monday, days)}T${time}`, "Europe/Berlin");
const night = { base: "home", start: at(1, "20:00"), end: at(2, "06:00"), bus: null, driver: null };
const week = (...windows: unknown[]) => ({ from: monday, days: 7, windows, version: 0 });
const errors = (answer: { fields?: { path: string; message: string }[] }) =>
  answer.fields?.map(({ path, message }) => `${path} ${message}`);

it("nobody stands by in a time that has passed: no new window there; one from before stays as it is, or goes", async () => {
  const me = await operator();
  expect(errors(await putPlan(me, week(night)))).toEqual(["windows.0.end dateInPast"]);
  const series = { ...night, weekdays: [2], until: addDays(monday, 28), version: 0 };
  expect(errors(await addSeries(me, series))).toEqual(["end dateInPast"]);
  expect(await prisma.standbyWindow.count()).toBe(0);
  const times = { start: new Date(night.start), end: new Date(night.end) };
  const where = { base: "home", place: {}, longitude: 12, latitude: 49 };
  await prisma.standbyWindow.create({ data: { companyId: me.companyId, ...where, ...times } });
  expect((await putPlan(me, week(night))).entity[0].windows).toHaveLength(1);
  const later = { ...night, end: at(2, "07:00") };
  expect(errors(await putPlan(me, week(later)))).toEqual(["windows.0.end dateInPast"]);
  expect((await putPlan(me, week())).entity[0].windows).toEqual([]);
});
