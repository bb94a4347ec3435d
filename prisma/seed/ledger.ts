import { v7 as uuidv7 } from "uuid";
import type { Transaction } from "@/lib/db/prisma";
import { recordAvoided } from "@/lib/features/ledger/commands";
import type { LedgerSection, LedgerSource } from "@/lib/features/ledger/schema";
import { road } from "@/lib/geo/road/port";
import { routeText } from "@/lib/i18n/route-text";
import { makePlace } from "@/prisma/factories/place";
import type { Random } from "./random";
import type { Market } from "./requests";
import { inLanguage, type Town, townNamed } from "./towns";

const hour = 3_600_000;
const day = 24 * hour;
const yard = "Regensburg";

/** Where groups came aboard and left, on ways home that the buses drove anyway: town of the group, and the way home from there on. */
const homeward = [
  ["Linz", "Passau"],
  ["Salzburg", "Landshut"],
  ["Wien", "Linz"],
  ["Prag", "Pilsen"],
  ["Stuttgart", "Ingolstadt"],
  ["Nürnberg", "Regensburg"],
  ["München", "Regensburg"],
  ["Innsbruck", "München"],
] as const;

type Trip = { from: string; to: string; source: LedgerSource; chainId?: string; busId: string; end: Date };

const km = (value: number) => Math.round(value * 10) / 10;

/** The way home would have been empty; now a part of it is paid. */
async function sectionsOf(towns: readonly Town[], { from, to }: Pick<Trip, "from" | "to">) {
  const spot = (name: string) => inLanguage(townNamed(towns, name), "de");
  const measure = async (a: string, b: string) => {
    const points = [spot(a), spot(b)].map(({ latitude, longitude, country }) => ({
      lat: latitude,
      lon: longitude,
      country,
    }));
    return road.way(points);
  };
  const section = (part: LedgerSection["part"], a: string, b: string, length: number): LedgerSection => ({
    part,
    from: makePlace(spot(a)),
    to: makePlace(spot(b)),
    km: km(length),
  });
  const [whole, paid, rest] = await Promise.all([measure(from, yard), measure(from, to), measure(to, yard)]);
  const still = to === yard ? [] : [section("empty", to, yard, rest.km)];
  const sections = [section("alone", from, yard, whole.km), section("paid", from, to, paid.km), ...still];
  return { measured: whole.source, sections };
}

/** One trip every few days, one bus a day, so that no bus is on two. */
function tripsOf(buses: readonly string[], random: Random, now: number): Trip[] {
  const trips: Trip[] = [];
  let chain = uuidv7();
  for (let back = 2; back < 690; back += random.whole(4, 11)) {
    const [from, to] = random.pick(homeward);
    const source = random.pick(["fit", "fit", "chain", "return"] as const);
    if (trips.length % 3 === 0) chain = uuidv7();
    const busId = buses[Math.min(random.whole(0, 4), random.whole(0, 4), buses.length - 1)] ?? "";
    const end = new Date(Math.floor(now / day) * day - back * day + 18 * hour);
    trips.push({ from, to, source, busId, end, ...(source === "chain" ? { chainId: chain } : {}) });
  }
  return trips;
}

async function seedTrip(tx: Transaction, towns: readonly Town[], companyId: string, { from, to, ...trip }: Trip) {
  const { busId, end, source, chainId } = trip;
  const title = routeText(from, to);
  const start = new Date(end.getTime() - 9 * hour);
  const entered = new Date(end.getTime() - 12 * day);
  const booking = await tx.booking.create({ data: { companyId, busId, title, start, end, createdAt: entered } });
  const figures = { bookingId: booking.id, ...(await sectionsOf(towns, { from, to })) };
  if (source === "chain") await recordAvoided(tx, { ...figures, source, chainId: chainId ?? booking.id });
  else await recordAvoided(tx, { ...figures, source });
}

/** Trips of the last two years that the demo's first bus operator did not drive home empty. */
export async function seedLedger(tx: Transaction, { towns, partners, random, now }: Market) {
  const company = partners.find(({ owner }) => owner && "userName" in owner && owner.userName === "busoperator");
  if (!company) return 0;
  const where = { companyId: company.id, design: "coach" };
  const buses = await tx.bus.findMany({ where, select: { id: true }, orderBy: { licenceplate: "asc" }, take: 5 });
  const trips = tripsOf(
    buses.map(({ id }) => id),
    random,
    now,
  );
  for (const trip of trips) await seedTrip(tx, towns, company.id, trip);
  await tx.ledgerBadge.create({ data: { companyId: company.id } });
  return trips.length;
}
