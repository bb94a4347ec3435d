import type { Transaction } from "@/lib/db/prisma";
import { emptyAddress } from "@/lib/features/place/rules";
import { addDays, today, weekStart } from "@/lib/i18n/days";
import { marketTimeZone } from "@/lib/i18n/formats";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { makePlace } from "@/prisma/factories/place";
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

/** Where a company's windows are: at its address, or at another place. */
async function positionOf(tx: Transaction, companyId: string, town?: Town) {
  const { address, longitude, latitude } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  if (town) {
    const place = makePlace(inLanguage(town, "de"));
    return { base: place.placeId, place, ...place.location };
  }
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

async function planOwn(tx: Transaction, companyId: string, monday: string, town: Town) {
  const drivers = await tx.driver.findMany({ where: { companyId }, orderBy: { name: "asc" } });
  const buses = await tx.bus.findMany({ where: { companyId, active: true }, orderBy: { licenceplate: "asc" } });
  const places = [await positionOf(tx, companyId), await positionOf(tx, companyId, town)];
  const data = [own, depot].flatMap((nights, index) => {
    const place = places[index];
    return place
      ? nights.map(({ driver = -1, bus = -1, ...night }) => {
          const crew = { driverId: drivers[driver]?.id ?? null, busId: buses[bus]?.id ?? null };
          return { companyId, ...place, ...times(monday, night), ...crew };
        })
      : [];
  });
  return (await tx.standbyWindow.createMany({ data })).count;
}

/** Other companies take turns: one night in four is free, so that the map shows where nobody is. */
async function planOthers(tx: Transaction, companies: readonly SeededCompany[], monday: string) {
  let made = 0;
  for (const [index, { id: companyId }] of companies.entries()) {
    const place = await positionOf(tx, companyId);
    if (!place) continue;
    const nights = Array.from({ length: 7 }, (_, day) => day).filter((day) => (day + index) % 4 !== 0);
    const data = nights.map((day) => ({ companyId, ...place, ...times(monday, { day }) }));
    made += (await tx.standbyWindow.createMany({ data })).count;
  }
  return made;
}

/** Who is on call: last week, this one and the next. */
export async function seedStandby(tx: Transaction, { partners, towns, now }: Omit<Market, "random">) {
  const town = townNamed(towns, "Cham");
  const account = ({ owner }: SeededCompany) => (owner && "userName" in owner ? owner.userName : undefined);
  const me = partners.find((one) => account(one) === "busoperator");
  const others = partners.filter((one) => one !== me);
  const first = addDays(weekStart(today(now), 1), -7);
  let made = 0;
  for (let week = 0; week < weeks; week += 1) {
    const monday = addDays(first, 7 * week);
    if (me && week < 2) made += await planOwn(tx, me.id, monday, town);
    made += await planOthers(tx, others, monday);
  }
  return made;
}
