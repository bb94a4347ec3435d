import type { Transaction } from "@/lib/db/prisma";
import { type BusRequestData, busRequestData } from "@/prisma/factories/bus-request";
import { makePlace } from "@/prisma/factories/place";
import { withArrivals } from "./arrivals";
import type { Market } from "./requests";
import { inLanguage, townNamed } from "./towns";

const [minute, day] = [60_000, 86_400_000];

/** A Saturday some three weeks on, midnight UTC. */
function saturday(now: number) {
  const first = Math.floor(now / day) * day + 20 * day;
  return first + ((6 - new Date(first).getUTCDay() + 7) % 7) * day;
}

/** Minutes of the day. */
type Leg = { from: string; to: string; at: number; lasts: number };

function endsOf({ towns, now }: Market, { from, to, at, lasts }: Leg, days: number) {
  const start = saturday(now) + days * day + at * minute;
  const spot = (city: string) => makePlace(inLanguage(townNamed(towns, city), "de"), { language: "de" });
  return { start: { address: spot(from), date: start }, end: { address: spot(to), date: start + lasts * minute } };
}

/** It lasts longer than the road port takes for it: the bus is free until then. */
type Ride = Leg & { company: string; seats: number; days: number };
/** Empty rides of three companies, and a week later the way home from Vienna. */
const rides: readonly Ride[] = [
  { company: "Donaubus Kellermayer", from: "München", to: "Prag", at: 320, lasts: 400, seats: 57, days: 0 },
  { company: "Omnibus Eder", from: "Rosenheim", to: "Pilsen", at: 275, lasts: 370, seats: 53, days: 0 },
  { company: "Omnibus Eder", from: "Salzburg", to: "Prag", at: 260, lasts: 370, seats: 51, days: 0 },
  { company: "Donaubus Kellermayer", from: "Wien", to: "Regensburg", at: 720, lasts: 420, seats: 49, days: 6 },
];

type Group = Leg & { name: string; type: "CLUB" | "COMPANY" | "PRIVATE"; people: number; days: number };
const groups: readonly Group[] = [
  {
    name: "Stadtkapelle Landshut",
    type: "CLUB",
    from: "Landshut",
    to: "Pilsen",
    at: 375,
    lasts: 215,
    people: 42,
    days: 0,
  },
  {
    name: "Seniorenkreis Linz",
    type: "PRIVATE",
    from: "Linz",
    to: "Straubing",
    at: 870,
    lasts: 180,
    people: 44,
    days: 6,
  },
  { name: "Innwerk Passau", type: "COMPANY", from: "Wien", to: "Passau", at: 765, lasts: 230, people: 28, days: 6 },
];

function rideData(market: Market, { company, seats, days, ...leg }: Ride): BusRequestData {
  const partner = market.partners.find(({ name }) => name === company);
  if (!partner) throw new Error(`no company ${company} in the demo market`);
  const { id, name, companyType, email, telephone } = partner;
  return busRequestData({
    category: "emptyride",
    companyType,
    authorCompanyId: id,
    companyName: name,
    email,
    phone: telephone ?? null,
    organisationType: null,
    passengers: seats,
    radius: 50,
    ...endsOf(market, leg, days),
  });
}

function groupData(market: Market, { name, type, people, days, ...leg }: Group): BusRequestData {
  const mail = name.toLowerCase().replaceAll(" ", "-");
  return busRequestData({
    companyName: name,
    organisationType: type,
    email: `fahrten@${mail}.example`,
    passengers: people,
    description: "Einfache Fahrt, die Rückreise ist geregelt.",
    ...endsOf(market, leg, days),
  });
}

/** Empty rides and groups that fit one another; the operator's rides name a bus of its fleet. */
export async function seedFits(tx: Transaction, market: Market) {
  const data = await withArrivals(groups.map((group) => groupData(market, group)));
  await tx.busRequest.createMany({ data });
  for (const ride of rides) {
    const data = rideData(market, ride);
    const [start, end] = [new Date(data.startDate), new Date(data.endDate)];
    const meanwhile = { start: { lt: end }, end: { gt: start } };
    const posted = { endedAt: null, startDate: { lt: end }, endDate: { gt: start } };
    const bus = await tx.bus.findFirst({
      where: {
        companyId: data.authorCompanyId ?? "",
        active: true,
        capacity: { gte: 45 },
        bookings: { none: { state: "booked", ...meanwhile } },
        posts: { none: posted },
      },
      orderBy: { licenceplate: "asc" },
    });
    const own = bus ? { busId: bus.id, passengers: bus.capacity, vehicleTypes: [bus.design] } : {};
    await tx.busRequest.create({ data: { ...data, ...own } });
  }
  return rides.length + groups.length;
}
