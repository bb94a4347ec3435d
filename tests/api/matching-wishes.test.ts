import { beforeEach, describe, expect, it } from "vitest";
import * as preview from "@/app/api/company/[id]/filtersettings/preview/route";
import { rules } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { changeFilterSettings } from "@/lib/features/filtersetting/commands/change";
import { matchedCompanies } from "@/lib/features/filtersetting/queries/match";
import { matchedRequests } from "@/lib/features/filtersetting/queries/near";
import { type FilterSettingsChange, nearQuery } from "@/lib/features/filtersetting/schema";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, regensburg } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "../db";
import { viewerAs } from "../viewer";
import { partner } from "./near-calls";

beforeEach(resetDb);

const [hour, day] = [3_600_000, 86_400_000];
const dayOf = (ms: number) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(ms);
/** Noon UTC of the market's day that lies so many days ahead: the same day in its time zone. */
const noon = (days: number) => Date.parse(`${dayOf(Date.now())}T12:00:00Z`) + days * day;
const dayAhead = (days: number) => dayOf(noon(days));

async function listening(change: FilterSettingsChange) {
  const someone = await partner();
  const viewer = await viewerAs(rules["filtersetting.own"], someone.cookie);
  await changeFilterSettings(viewer, someone.companyId, { bases: [], ...change });
  return { ...someone, reader: await viewerAs(rules["near.read"], someone.cookie) };
}
type Listening = Awaited<ReturnType<typeof listening>>;
type Trip = Parameters<typeof makeBusRequest>[0];

const wishKeys = ["dates", "length", "ahead", "fleetMeetsNeeds"] as const;

async function previewed({ companyId, cookie }: Listening, change: FilterSettingsChange, id: string) {
  const wishes = Object.fromEntries(wishKeys.flatMap((key) => (change[key] ? [[key, change[key]]] : [])));
  const body = { kinds: [], vehicleTypes: [], bases: [], passengers: {}, ...wishes };
  const call = request(`/api/company/${companyId}/filtersettings/preview`, { body, cookie });
  const { entity } = await envelope(await preview.POST(call, params({ id: companyId })));
  return entity[0].rows.some((row: { id: string }) => row.id === id);
}

/** Mails, list and preview must say the same. */
async function hears(change: FilterSettingsChange, trip: Trip, needs?: Partial<Needs>, someone?: Listening) {
  const one = someone ?? (await listening(change));
  const { id } = await makeBusRequest(trip);
  if (needs) await prisma.requestNeeds.create({ data: { requestId: id, ...(needs as object) } });
  const told = (await matchedCompanies(prisma as never, id)).some((company) => company.id === one.companyId);
  const { rows } = await matchedRequests(one.reader, one.companyId, nearQuery.parse({ take: "100" }));
  expect(rows.some((row) => row.id === id)).toBe(told);
  expect(await previewed(one, change, id)).toBe(told);
  return told;
}

const at = (date: number) => ({ address: makePlace(regensburg), date });
const trip = (start: number, end = start + hour): Trip => ({ start: at(start), end: at(end) });
const free = (start: number, end: number): Trip => ({
  ...trip(start, end),
  category: "vacancy",
  companyType: "busoperator",
});

describe("days of departure", () => {
  it("both ends with their day, none beyond", async () => {
    const dates = { from: dayAhead(5), to: dayAhead(7) };
    const heard = [4, 5, 6, 7, 8].map((days) => hears({ dates }, trip(noon(days))));
    expect(await Promise.all(heard)).toEqual([false, true, true, true, false]);
  });

  it("one end alone, and a free bus that is free on one of the days", async () => {
    expect(await hears({ dates: { from: dayAhead(5) } }, trip(noon(400)))).toBe(true);
    expect(await hears({ dates: { to: dayAhead(5) } }, trip(noon(1)))).toBe(true);
    expect(await hears({ dates: { from: dayAhead(5) } }, free(noon(2), noon(6)))).toBe(true);
    expect(await hears({ dates: { from: dayAhead(5) } }, free(noon(2), noon(4)))).toBe(false);
  });
});

describe("length of a trip", () => {
  const hours = (min: number | null, max: number | null) => ({ length: { min, max, unit: "hours" as const } });
  const days = (min: number | null, max: number | null) => ({ length: { min, max, unit: "days" as const } });

  it("in hours, to the minute", async () => {
    const long = (ms: number) => trip(noon(5), noon(5) + ms);
    expect(await hears(hours(3, 8), long(3 * hour))).toBe(true);
    expect(await hears(hours(3, 8), long(8 * hour))).toBe(true);
    expect(await hears(hours(3, 8), long(3 * hour - 60_000))).toBe(false);
    expect(await hears(hours(3, 8), long(8 * hour + 60_000))).toBe(false);
    expect(await hears(hours(999, null), long(999 * hour))).toBe(true);
  });

  it("in days of the calendar; back at midnight is back on the day before", async () => {
    const midnight = Date.parse(`${dayAhead(6)}T00:00:00Z`) - offsetAt(noon(6));
    expect(await hears(days(2, null), trip(noon(5), noon(6)))).toBe(true);
    expect(await hears(days(2, null), trip(noon(5), noon(5) + 4 * hour))).toBe(false);
    expect(await hears(days(null, 1), trip(noon(5), midnight))).toBe(true);
    expect(await hears(days(null, 1), trip(noon(5), midnight + 60_000))).toBe(false);
  });

  it("is asked of trips alone: a free bus has none", async () => {
    expect(await hears(hours(null, 1), free(noon(5), noon(9)))).toBe(true);
  });
});

/** ms that the market's clock is ahead of UTC. */
function offsetAt(ms: number) {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", hour: "2-digit", hourCycle: "h23" });
  return (Number(parts.format(ms)) - new Date(ms).getUTCHours()) * hour;
}

describe("days ahead", () => {
  it("from today to departure, both ends with their day", async () => {
    const ahead = { min: 3, max: 5 };
    const heard = [2, 3, 4, 5, 6].map((days) => hears({ ahead }, trip(noon(days))));
    expect(await Promise.all(heard)).toEqual([false, true, true, true, false]);
    expect(await hears({ ahead: { min: 731 } }, trip(noon(731)))).toBe(true);
  });

  it("an emergency is always now", async () => {
    expect(await hears({ ahead: { min: 3 } }, { ...trip(noon(1)), category: "emergency" })).toBe(true);
  });

  it("in the preview are counted from the day when the request came in", async () => {
    const someone = await listening({});
    const { id } = await makeBusRequest({ ...trip(noon(1)), createdAt: new Date(Date.now() - 10 * day) });
    expect(await previewed(someone, { ahead: { min: 11, max: 11 } }, id)).toBe(true);
    expect(await previewed(someone, { ahead: { max: 5 } }, id)).toBe(false);
  });
});

describe("only what the fleet can serve", () => {
  const change = { fleetMeetsNeeds: true };
  async function fleet(...buses: Partial<Parameters<typeof makeBus>[0]>[]) {
    const someone = await listening(change);
    for (const bus of buses) await makeBus({ ...bus, companyId: someone.companyId });
    return someone;
  }

  it.each<[string, Partial<Parameters<typeof makeBus>[0]>, Partial<Needs>, Partial<Needs>]>([
    ["wheelchair places", { wheelchairPlaces: 2 }, { wheelchairPlaces: 2 }, { wheelchairPlaces: 3 }],
    ["walking frames", { walkingFrames: 4 }, { walkingFrames: 4 }, { walkingFrames: 5 }],
    ["child seats", { childSeats: 1 }, { childSeats: 1 }, { childSeats: 2 }],
    ["luggage", { luggage: "one" }, { luggage: "one" }, { luggage: "more" }],
    ["equipment", { features: ["toilet", "sockets"] }, { toilet: true, power: true }, { toilet: true, wifi: true }],
  ])("%s, at the edge and beyond", async (_name, bus, met, unmet) => {
    const someone = await fleet(bus);
    expect(await hears(change, trip(noon(5)), met, someone)).toBe(true);
    expect(await hears(change, trip(noon(5)), unmet, someone)).toBe(false);
  });

  it("one bus has to have all of it; one out of service has nothing", async () => {
    const someone = await fleet(
      { wheelchairPlaces: 2 },
      { features: ["wifi"] },
      { wheelchairPlaces: 4, features: ["wifi"], active: false },
    );
    expect(await hears(change, trip(noon(5)), { wheelchairPlaces: 2, wifi: true }, someone)).toBe(false);
  });

  it("a group in two buses needs half of it in each", async () => {
    const someone = await fleet({ wheelchairPlaces: 2 });
    expect(await hears(change, { ...trip(noon(5)), quantity: 2 }, { wheelchairPlaces: 4 }, someone)).toBe(true);
    expect(await hears(change, { ...trip(noon(5)), quantity: 2 }, { wheelchairPlaces: 5 }, someone)).toBe(false);
  });

  it("what the company has not said does not speak against it, nor does what no bus can show", async () => {
    const someone = await fleet({});
    const open = { walkingFrames: 9, childSeats: 9, luggage: "more", bulky: "Harfe", driverLanguage: "cs" } as const;
    expect(await hears(change, trip(noon(5)), open, someone)).toBe(true);
  });

  it("a request without needs is heard of without any bus; without the switch all are", async () => {
    expect(await hears(change, trip(noon(5)))).toBe(true);
    expect(await hears(change, trip(noon(5)), { toilet: true })).toBe(false);
    expect(await hears({}, trip(noon(5)), { toilet: true })).toBe(true);
  });
});
