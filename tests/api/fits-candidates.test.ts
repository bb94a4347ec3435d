import { beforeAll, describe, expect, it } from "vitest";
import { fitEmptyRide } from "@/lib/corridor/empty-ride";
import { fitFreeBus } from "@/lib/corridor/free-bus";
import { queryOnce } from "@/lib/db/pool";
import { measureWays } from "@/lib/features/fit/commands/measure-ways";
import { detourMinutes } from "@/lib/features/fit/rules";
import { road } from "@/lib/geo/road/port";
import type { RoadPoint } from "@/lib/geo/road/profile";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { fits, minute, noonish, operator } from "./fit-calls";

/** The same numbers each time. */
function random(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 2_147_483_648) * most;
  };
}

type Town = { id: number; name: string; country: string; longitude: number; latitude: number };
const draw = random(7);
const pick = <T>(list: readonly T[]) => list[Math.floor(draw(list.length))] as T;

let towns: Town[];
const spotOf = ({ id, name, country, longitude, latitude }: Town) => ({
  id: `geo:${id}`,
  city: name,
  country,
  longitude: Number(longitude.toFixed(2)),
  latitude: Number(latitude.toFixed(2)),
});
const place = () => makePlace(spotOf(pick(towns)));
const pointOf = ({ location, address_fields }: ReturnType<typeof makePlace>): RoadPoint => ({
  lat: location.latitude,
  lon: location.longitude,
  country: address_fields.countryISO3166Code,
});

type Bus = {
  id: string;
  kind: "emptyride" | "vacancy";
  from: RoadPoint;
  to: RoadPoint;
  start: number;
  end: number;
  radius: number;
};
const buses: Bus[] = [];
let viewer: Awaited<ReturnType<typeof operator>>;

async function addBus(kind: Bus["kind"]) {
  const [from, to] = [place(), place()];
  const start = noonish + Math.round(draw(1_800) - 900) * minute;
  const end = start + Math.round(300 + draw(900)) * minute;
  const radius = Math.round(10 + draw(250));
  const { id } = await makeBusRequest({
    category: kind,
    companyType: "busoperator",
    authorCompanyId: viewer.companyId,
    passengers: 60,
    radius,
    start: { address: from, date: start },
    end: { address: kind === "vacancy" ? null : to, date: end },
  });
  buses.push({ id, kind, from: pointOf(from), to: pointOf(to), start, end, radius });
}

beforeAll(async () => {
  await resetDb();
  viewer = await operator();
  // Of a few countries, so that a good part of the trips meet.
  towns = await queryOnce<Town>(`select id, name, country, longitude, latitude from gazetteer
    where population > 20000 and country in ('DE', 'AT', 'CZ') and fcode <> 'PPLX' order by id limit 400`);
  for (let n = 0; n < 150; n += 1) await addBus(n % 3 === 0 ? "vacancy" : "emptyride");
  // Of some the ways are stored, of others not.
  await measureWays(60);
}, 120_000);

/** Every bus, by lib/corridor alone. */
async function expected(from: RoadPoint, to: RoadPoint, hours: number, km: number) {
  const known = new Map<string, { km: number; minutes: number }>();
  const key = (a: RoadPoint, b: RoadPoint) => `${a.lat},${a.lon} ${b.lat},${b.lon}`;
  const add = async (a: RoadPoint, b: RoadPoint) => known.set(key(a, b), await road.way([a, b]));
  const way = (a: RoadPoint, b: RoadPoint) => known.get(key(a, b)) ?? { km: Number.NaN, minutes: Number.NaN };
  await add(from, to);
  const flex = hours * 60;
  const size = { passengers: 42, wheelchairs: 0, transfer: "oneway", from, to, pickup: noonish / minute };
  const seats = { seats: 60, wheelchairPlaces: 0, seatsPerWheelchair: 0 };
  const found: string[] = [];
  for (const bus of buses) {
    for (const [a, b] of [
      [bus.from, from],
      [to, bus.to],
      [bus.from, bus.to],
      [to, bus.from],
    ] as const)
      await add(a, b);
    const times = { departure: bus.start / minute, flexBefore: flex, flexAfter: flex };
    const limits = { maxDetourKm: km, maxDetourMinutes: detourMinutes(km) };
    const fit =
      bus.kind === "emptyride"
        ? fitEmptyRide({ ...seats, ...times, from: bus.from, to: bus.to }, { ...size, flexMinutes: 0 }, way, limits)
        : fitFreeBus(
            { ...seats, place: bus.from, from: bus.start / minute, until: bus.end / minute, radiusKm: bus.radius },
            { ...size, flexMinutes: flex },
            way,
          );
    if (fit.fits) found.push(bus.id);
  }
  return found.sort();
}

describe("candidates", () => {
  it("never miss a bus that the corridor accepts, and add none; the other way round the same", async () => {
    let hits = 0;
    for (let n = 0; n < 12; n += 1) {
      const [from, to] = [place(), place()];
      if (from.placeId === to.placeId) continue;
      const group = await makeBusRequest({
        start: { address: from, date: noonish },
        end: { address: to, date: noonish + 300 * minute },
      });
      if (n % 2 === 0) await measureWays(500);
      const [hours, km] = [pick([0, 1, 4, 12]), pick([5, 60, 150])];
      const want = await expected(pointOf(from), pointOf(to), hours, km);
      const { entity, total } = await fits(group.id, viewer, { hours, km, take: 100 });
      expect(entity.map((row: { supply: { id: string } }) => row.supply.id).sort()).toEqual(want);
      expect(total).toBe(want.length);
      for (const id of want.slice(0, 4)) {
        const back = await fits(id, viewer, { hours, km, take: 100 });
        expect(back.entity.map((row: { request: { id: string } }) => row.request.id)).toContain(group.id);
        const missed = await fits(id, viewer, { hours, km, take: 100, missed: true });
        expect(missed.entity.map((row: { request: { id: string } }) => row.request.id)).toContain(group.id);
      }
      hits += want.length;
    }
    expect(hits).toBeGreaterThan(20);
  }, 120_000);
});
