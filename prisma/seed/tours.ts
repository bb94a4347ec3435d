import type { Transaction } from "@/lib/db/prisma";
import { requestTitle } from "@/lib/features/busrequest/rules/trip-title";
import { draftReturn } from "@/lib/features/returnleg/commands/draft";
import { type BusRequestData, busRequestData } from "@/prisma/factories/bus-request";
import { offerData } from "@/prisma/factories/offer";
import { makePlace } from "@/prisma/factories/place";
import { withArrivals } from "./arrivals";
import type { Market } from "./requests";
import { inLanguage, townNamed } from "./towns";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

type Group = {
  name: string;
  type: "CLUB" | "COMPANY" | "PRIVATE" | "SCHOOL";
  from: string;
  to: string;
  /** Days from today, hours of the day in UTC, minutes of the trip. */
  days: number;
  at: number;
  lasts: number;
  people: number;
};

/** One way trips whose ends meet: chains for a bus that stands in Regensburg, one of them over a night. */
const groups: readonly Group[] = [
  {
    name: "Donauwerke Straubing",
    type: "COMPANY",
    from: "Straubing",
    to: "Wien",
    days: 4,
    at: 5,
    lasts: 330,
    people: 31,
  },
  { name: "Gymnasium Fünfhaus", type: "SCHOOL", from: "Wien", to: "Linz", days: 4, at: 13.5, lasts: 150, people: 38 },
  {
    name: "Musikverein Ebelsberg",
    type: "CLUB",
    from: "Linz",
    to: "Salzburg",
    days: 5,
    at: 7.5,
    lasts: 110,
    people: 44,
  },
  {
    name: "Freundeskreis Inn",
    type: "PRIVATE",
    from: "Rosenheim",
    to: "Regensburg",
    days: 5,
    at: 14,
    lasts: 170,
    people: 40,
  },
  {
    name: "Kolpingfamilie Landshut",
    type: "CLUB",
    from: "Landshut",
    to: "Passau",
    days: 5,
    at: 6,
    lasts: 110,
    people: 36,
  },
];

const wonGroup: Group = {
  name: "Alpenverein Prüfening",
  type: "CLUB",
  from: "Regensburg",
  to: "Innsbruck",
  days: 6,
  at: 6,
  lasts: 270,
  people: 43,
};

function groupData({ towns, now }: Market, { name, type, from, to, days, at, lasts, people }: Group): BusRequestData {
  const start = Math.floor(now / day) * day + days * day + at * hour;
  const spot = (city: string) => makePlace(inLanguage(townNamed(towns, city), "de"), { language: "de" });
  const mail = name.toLowerCase().replaceAll(" ", "-").replaceAll("ü", "ue");
  const before = new Date(now - 9 * day);
  return busRequestData({
    companyName: name,
    organisationType: type,
    email: `fahrten@${mail}.example`,
    passengers: people,
    description: "Einfache Fahrt, die Rückreise ist geregelt.",
    start: { address: spot(from), date: start },
    end: { address: spot(to), date: start + lasts * minute },
    createdAt: before,
    confirmedAt: before,
    approvedAt: before,
  });
}

/** A one-way trip that the demo's first bus operator has won: its empty way home waits as a draft. */
async function seedWon(tx: Transaction, market: Market) {
  const company = market.partners.find(({ owner }) => owner && "userName" in owner && owner.userName === "busoperator");
  const bus = await tx.bus.findFirst({
    where: { companyId: company?.id, active: true, design: "coach", bookings: { none: {} }, posts: { none: {} } },
    orderBy: { licenceplate: "asc" },
  });
  if (!company || !bus) return 0;
  const endedAt = new Date(market.now - 2 * day);
  const [group] = await withArrivals([groupData(market, wonGroup)]);
  if (!group) return 0;
  const request = await tx.busRequest.create({ data: { ...group, endedAt, endReason: "filled" } });
  const { id: requestId, startDate: start, endDate: end } = request;
  const companyId = company.id;
  const offer = offerData({ requestId, companyId, busId: bus.id, amount: 98_000, state: "accepted", endedAt });
  await tx.offer.create({ data: { ...offer, createdAt: new Date(market.now - 3 * day) } });
  const title = requestTitle(request, "de");
  const booking = { companyId, busId: bus.id, offerId: offer.id, requestId, title, start, end };
  const { id: bookingId } = await tx.booking.create({ data: booking, select: { id: true } });
  await draftReturn(tx, { bookings: [bookingId], companyId, request });
  return 1;
}

/** Trips of the coming days from which chains can be built. */
export async function seedTours(tx: Transaction, market: Market) {
  const data = await withArrivals(groups.map((group) => groupData(market, group)));
  const { count } = await tx.busRequest.createMany({ data });
  return count + (await seedWon(tx, market));
}
