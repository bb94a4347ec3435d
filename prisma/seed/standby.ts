import type { Transaction } from "@/lib/db/prisma";
import { emptyAddress } from "@/lib/features/place/rules";
import { addDays, today, weekStart } from "@/lib/i18n/days";
import { marketTimeZone } from "@/lib/i18n/formats";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { makePlace } from "@/prisma/factories/place";
import type { Prisma } from "@/prisma/generated/client";
import type { SeededCompany } from "./companies";
import type { Market } from "./requests";
import { inLanguage, type Town, townNamed } from "./towns";

type Night = { day: number; from?: string; days?: number; to?: string; driver?: number; bus?: number };

/** The demo operator's weeks: nights in Regensburg, a whole weekend, and a few in its depot. Days count from Monday. */
const own: readonly Night[] = [
  { day: 0, driver: 0, bus: 0 },
  { day: 1, driver: 0, bus: 0 },
  { day: 2, driver: 1, bus: 1 },
  { day: 4, from: "18:00", days: 3, to: "00:00", driver: 1, bus: 1 },
];
const depot: readonly Night[] = [
  { day: 0, driver: 2, bus: 2 },
  { day: 1, driver: 2, bus: 2 },
  { day: 5, from: "06:00", days: 1, to: "00:00" },
];

const weeks = 3;

function times(monday: string, { day, from = "20:00", days = 1, to = "06:00" }: Night) {
  const at = (days: number, time: string) => new Date(atWallClock(`${addDays(monday, days)}T${time}`, marketTimeZone));
  return { start: at(day, from), end: at(day + days, to) };
}

type Base = Pick<Prisma.CompanyGetPayload<object>, "address" | "longitude" | "latitude">;
type Window = Prisma.StandbyWindowCreateManyInput;

/** At another place than the company's own. */
function positionIn(town: Town) {
  const place = makePlace(inLanguage(town, "de"));
  return { base: place.placeId, place, ...place.location };
}

/** At its address; null where nobody knows where that is. */
function positionOf({ address, longitude, latitude }: Base) {
  if (longitude === null || latitude === null) return null;
  const known = address as Partial<typeof emptyAddress>;
  const address_fields = { ...emptyAddress, ...known };
  return {
    base: "home",
    place: { address: known.city ?? "", placeId: "company", address_fields },
    longitude,
    latitude,
  };
}

type Own = { companyId: string; places: readonly ReturnType<typeof positionOf>[]; drivers: Named; buses: Named };
type Named = readonly { id: string }[];

const planOwn = ({ companyId, places, drivers, buses }: Own, monday: string): Window[] =>
  [own, depot].flatMap((nights, index) => {
    const place = places[index];
    return place
      ? nights.map(({ driver = -1, bus = -1, ...night }) => {
          const crew = { driverId: drivers[driver]?.id ?? null, busId: buses[bus]?.id ?? null };
          return { companyId, ...place, ...times(monday, night), ...crew };
        })
      : [];
  });

/** Other companies take turns: one night in four is free, so that the map shows where nobody is. */
const planOthers = (bases: readonly { id: string; place: ReturnType<typeof positionOf> }[], monday: string): Window[] =>
  bases.flatMap(({ id: companyId, place }, index) => {
    const nights = Array.from({ length: 7 }, (_, day) => day).filter((day) => (day + index) % 4 !== 0);
    return place ? nights.map((day) => ({ companyId, ...place, ...times(monday, { day }) })) : [];
  });

async function ownOf(
  tx: Transaction,
  companyId: string,
  home: ReturnType<typeof positionOf>,
  town: Town,
): Promise<Own> {
  const drivers = await tx.driver.findMany({ where: { companyId }, select: { id: true }, orderBy: { name: "asc" } });
  const where = { companyId, active: true };
  const buses = await tx.bus.findMany({ where, select: { id: true }, orderBy: { licenceplate: "asc" } });
  return { companyId, places: [home, positionIn(town)], drivers, buses };
}

/** Who is on call: last week, this one and the next. */
export async function seedStandby(tx: Transaction, { partners, towns, now }: Omit<Market, "random">) {
  const town = townNamed(towns, "Cham");
  const account = ({ owner }: SeededCompany) => (owner && "userName" in owner ? owner.userName : undefined);
  const me = partners.find((one) => account(one) === "busoperator");
  const select = { id: true, address: true, longitude: true, latitude: true };
  const bases = new Map((await tx.company.findMany({ select })).map((base) => [base.id, positionOf(base)]));
  const mine = me && (await ownOf(tx, me.id, bases.get(me.id) ?? null, town));
  const others = partners.filter((one) => one !== me).map(({ id }) => ({ id, place: bases.get(id) ?? null }));
  const first = addDays(weekStart(today(now), 1), -7);
  const data = Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week)).flatMap((monday, week) => [
    ...(mine && week < 2 ? planOwn(mine, monday) : []),
    ...planOthers(others, monday),
  ]);
  return (await tx.standbyWindow.createMany({ data })).count;
}
