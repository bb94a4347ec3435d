import { isBusPartner } from "@/lib/access/rules";
import { viewerAs } from "@/tests/viewer";
import { beforeEach, expect, it } from "vitest";
import { daysOf, spanOf } from "@/components/calendar/address";
import { type Shown, shown } from "@/components/calendar/layout";
import { daysLater } from "@/components/calendar/values";
import { toInstant } from "@/components/form/market-time";
import { prisma } from "@/lib/db/prisma";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { calendarEntries } from "@/lib/features/calendar/queries/entries";
import { calendarZone } from "@/lib/features/calendar/queries/zone";
import type { CalendarEntry } from "@/lib/features/calendar/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { book, changeBooking, readCalendar, trip } from "./calendar-calls";

beforeEach(resetDb);

const minute = 60_000;
const year = new Date().getUTCFullYear() + 1;

async function companyIn(timeZone: string) {
  const owner = await person("busoperator");
  await prisma.company.update({ where: { id: owner.companyId ?? "" }, data: { timeZone } });
  return { ...owner, viewer: await viewerAs(isBusPartner, owner.cookie) };
}
const july = { view: "month", date: `${year}-07-10`, kinds } as const;
const namesOf = (entries: CalendarEntry[]) => entries.map(({ title }) => title);

it.each(["Atlantic/Canary", "Europe/London"])("a month of a company in %s ends at its own midnight", async (zone) => {
  const owner = await companyIn(zone);
  const id = owner.companyId ?? "";
  expect(await calendarZone(owner.viewer, id)).toBe(zone);
  const days = daysOf(july, 1);
  const span = spanOf(days, zone);
  const late = { title: "last", start: span.to - 30 * minute, end: span.to - 10 * minute };
  const next = { title: "next", start: span.to + minute, end: span.to + 30 * minute };
  for (const one of [late, next]) expect((await book(owner, trip(one))).status).toBe(201);
  const { entity } = await readCalendar(owner, id, span.from, span.to);
  expect(namesOf(entity)).toEqual(["last"]);
  expect(namesOf(await calendarEntries(owner.viewer, id, span))).toEqual(["last"]);
  // By the market's clock it is half past midnight of the day after.
  const at = (timeZone: string) => (shown(entity[0], timeZone) as Shown).first;
  expect(at(zone)).toBe(days.at(-1));
  expect(at("Europe/Berlin") > (days.at(-1) ?? "")).toBe(true);
});

it.each(["Atlantic/Canary", "Europe/London"])(
  "moved over %s's change of the clocks a trip keeps its hour",
  async (zone) => {
    const owner = await companyIn(zone);
    // Saturdays before the last Sundays of March and October.
    for (const month of [2, 9]) {
      const last = new Date(Date.UTC(year, month + 1, 0));
      const saturday = new Date(last.getTime() - ((last.getUTCDay() || 7) % 7) * 86_400_000 - 86_400_000);
      const day = saturday.toISOString().slice(0, 10);
      const times = { start: toInstant(day, "23:30", zone), end: toInstant(day, "23:45", zone) };
      const made = (await book(owner, trip(times))).entity[0];
      const moved = { start: daysLater(times.start, 1, zone), end: daysLater(times.end, 1, zone) };
      const { status, entity } = await changeBooking(owner, made.id, { ...moved, version: made.version });
      expect(status).toBe(200);
      expect(formatDateTime(entity[0].start, zone).slice(-5)).toBe("23:30");
      expect(Math.abs(entity[0].start - times.start - 86_400_000)).toBe(60 * minute);
    }
  },
);

it("404 for the clock of a foreign company; the market's for who has none", async () => {
  const [owner, other] = [await companyIn("Atlantic/Canary"), await companyIn("Europe/London")];
  await expect(calendarZone(other.viewer, owner.companyId ?? "")).rejects.toMatchObject({ code: "NotFound" });
  expect(await calendarZone(other.viewer, undefined)).toBe("Europe/Berlin");
});
