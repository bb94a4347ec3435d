import type { Transaction } from "@/lib/db/prisma";
import { neutralLadder } from "@/lib/features/trip/rules";
import { busRequestData } from "@/prisma/factories/bus-request";
import { offerData } from "@/prisma/factories/offer";
import { makePlace } from "@/prisma/factories/place";
import type { SeededCompany } from "./companies";
import type { Market } from "./requests";
import { inLanguage, townNamed } from "./towns";

const [hour, day] = [3_600_000, 86_400_000];

type Circle = { owner: string; name: string; members: string[] };
/** The operator's own list, and one of a tour operator that asks it first. */
const circles: readonly Circle[] = [
  {
    owner: "Donaubus Kellermayer",
    name: "Stammpartner",
    members: ["Omnibus Eder", "Reisedienst Wimmer", "Frankenbus Götz"],
  },
  { owner: "Isarland Reisen", name: "Erste Wahl", members: ["Donaubus Kellermayer", "Omnibus Eder"] },
];

const at = ({ towns }: Market, town: string, date: number) => ({
  address: makePlace(inLanguage(townNamed(towns, town), "de")),
  date,
});

/** What its author's circle reads until tomorrow: a group's trip, and an empty ride. */
function postOf(market: Market, { id, companyType }: SeededCompany) {
  const begin = Math.floor(market.now / day) * day + 13 * day + 6 * hour;
  const isGroup = companyType === "touroperator";
  const [from, to] = isGroup ? ["Landshut", "Salzburg"] : ["Regensburg", "Wien"];
  return busRequestData({
    category: isGroup ? "grouprequest" : "emptyride",
    companyType,
    authorCompanyId: id,
    mode: "circle",
    opensAt: new Date(market.now + 20 * hour),
    companyName: isGroup ? "Isarland Reisen" : "Donaubus Kellermayer",
    email: isGroup ? "gruppen@isarland.example" : "info@donaubus-kellermayer.example",
    organisationType: isGroup ? "COMPANY" : null,
    passengers: isGroup ? 90 : 49,
    transferType: isGroup ? "transfertwoway" : "transferoneway",
    description: isGroup ? "Stammgruppe, Abfahrt am Bahnhof. Angebote bitte mit Stornostufen." : "",
    start: at(market, from ?? "", begin),
    end: at(market, to ?? "", begin + (isGroup ? 12 : 6) * hour),
  });
}

/** Ninety people do not fit into one bus: the operator offers its two largest that are free. */
async function seedBuses(tx: Transaction, asked: { requestId: string; companyId: string }, now: number) {
  const { companyId, requestId } = asked;
  const { startDate, endDate } = await tx.busRequest.findUniqueOrThrow({ where: { id: requestId } });
  const buses = await tx.bus.findMany({
    where: {
      companyId,
      active: true,
      capacity: { lte: 60 },
      bookings: { none: { state: "booked", start: { lt: endDate }, end: { gt: startDate } } },
    },
    orderBy: [{ capacity: "desc" }, { id: "asc" }],
    take: 2,
  });
  const [first, second] = buses;
  if (!first || !second) return;
  const data = offerData({
    requestId,
    companyId,
    busId: first.id,
    ladder: neutralLadder,
    vatRate: 19,
    amount: 268_000,
    included: ["tolls", "parking"],
    validUntil: new Date(now + 5 * day),
    createdAt: new Date(now - 2 * hour),
  });
  await tx.offer.create({ data });
  await tx.offerBus.create({ data: { offerId: data.id, busId: second.id, position: 0 } });
}

/** Lists of partners, and a post of each company that they read first. Returns how many. */
export async function seedCircles(tx: Transaction, market: Market) {
  const named = (name: string) => market.partners.find((partner) => partner.name === name);
  for (const circle of circles) {
    const owner = named(circle.owner);
    if (!owner) continue;
    const members = circle.members.flatMap((name) => named(name) ?? []).map(({ id }) => ({ companyId: id }));
    await tx.partnerCircle.create({ data: { companyId: owner.id, name: circle.name, members: { create: members } } });
    const { id: requestId } = await tx.busRequest.create({
      data: postOf(market, owner),
      select: { id: true },
    });
    await tx.requestReader.createMany({ data: members.map((member) => ({ ...member, requestId })) });
    const [bidder] = members;
    if (owner.companyType === "touroperator" && bidder) await seedBuses(tx, { requestId, ...bidder }, market.now);
  }
  return circles.length;
}
