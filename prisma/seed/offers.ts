import type { Transaction } from "@/lib/db/prisma";
import { requestTitle, titleParts } from "@/lib/features/busrequest/rules/trip-title";
import { recordStep } from "@/lib/features/trip/commands/record";
import { neutralLadder } from "@/lib/features/trip/rules";
import { freeFrom } from "@/lib/features/way/queries";
import { createTrip } from "@/lib/features/trip/commands/create";
import { type OfferData, offerData } from "@/prisma/factories/offer";
import type { Prisma } from "@/prisma/generated/client";
import type { SeededCompany } from "./companies";

const hour = 3_600_000;
const day = 24 * hour;

const select = {
  ...titleParts,
  id: true,
  startDate: true,
  endDate: true,
  transferType: true,
  passengers: true,
  quantity: true,
} as const;
type Trip = Prisma.BusRequestGetPayload<{ select: typeof select }>;
type Bus = { id: string; companyId: string; capacity: number };
type Terms = Pick<OfferData, "vehicle" | "included" | "notIncluded" | "cancellation" | "description" | "vatRate"> & {
  perHead: number;
};

const free = "Bei höherer Gewalt entstehen keine Stornokosten.";
/** Of the demo's accounts and of a neighbour, by the company's name. */
const terms: Record<string, Terms> = {
  "Donaubus Kellermayer": {
    perHead: 3_900,
    included: ["tolls", "parking", "driverhotel", "toilet"],
    notIncluded: ["ferry"],
    cancellation: free,
    description: "Der Bus steht 15 Minuten vor der Abfahrt bereit.",
    vatRate: 19,
  },
  "Omnibus Eder": {
    perHead: 3_600,
    included: ["tolls", "toilet"],
    notIncluded: ["parking", "driverhotel"],
    cancellation: free,
    description: "",
    vatRate: 19,
  },
  "Isarland Reisen": {
    perHead: 4_200,
    vehicle: "Mercedes-Benz Tourismo, 51 Plätze, WC, Bordküche",
    included: ["tolls", "parking", "drivermeals", "water"],
    cancellation: free,
    description: "Auf Wunsch mit Reiseleitung, Aufpreis 220 € am Tag.",
    vatRate: 19,
  },
};

const rounded = (cents: number) => Math.round(cents / 1_000) * 1_000;

function offerOf(trip: Trip, { id: companyId, name }: SeededCompany, buses: readonly Bus[], now: number) {
  const { perHead, ...words }: Terms = terms[name] ?? { perHead: 4_000 };
  const people = Math.ceil((trip.passengers ?? 40) / trip.quantity);
  const own = buses.filter((bus) => bus.companyId === companyId).sort((a, b) => a.capacity - b.capacity);
  const bus = own.find(({ capacity }) => capacity >= people) ?? own.at(-1);
  return offerData({
    requestId: trip.id,
    companyId,
    ...words,
    ladder: neutralLadder,
    busId: words.vehicle ? null : bus?.id,
    amount: rounded(28_000 + perHead * (trip.passengers ?? 40)),
    validUntil: new Date(Math.min(now + 5 * day, trip.startDate.getTime())),
    createdAt: new Date(now - 20 * hour),
  });
}

/** Asked and answered about the first offer. */
const talk = (offerId: string, now: number) => [
  {
    offerId,
    fromAuthor: true,
    text: "Passt für Sie auch ein Halt zum Mittagessen unterwegs?",
    createdAt: new Date(now - 6 * hour),
  },
  {
    offerId,
    fromAuthor: false,
    text: "Ja, gern. Eine Stunde Pause ist im Preis enthalten.",
    createdAt: new Date(now - 5 * hour),
  },
];

const group = { category: "grouprequest", companyType: "private", mode: "collective" } as const;

/** The group has grown and would like to leave earlier: it waits for the operator's yes. */
async function seedChange(tx: Transaction, tripId: string, { startDate, passengers }: Trip, now: number) {
  const start = startDate.getTime();
  const people = passengers ?? 40;
  const createdAt = new Date(now - hour / 2);
  const change = {
    tripId,
    by: "author" as const,
    delta: 5_500,
    createdAt,
    note: "Zwei Mitfahrende kommen noch dazu.",
    before: { start, passengers },
    after: { start: start - 45 * 60_000, passengers: people + 2 },
  };
  const { id } = await tx.tripChange.create({ data: change, select: { id: true } });
  const data = { change: id, delta: change.delta };
  await recordStep(tx, null, tripId, { kind: "proposed", by: "author", data }, createdAt);
}

/** A filled trip: the operator's calendar has it, the other bidder was told. */
async function seedFilled(tx: Transaction, [winner, , other]: SeededCompany[], now: number) {
  const trip = await tx.busRequest.findFirst({
    where: { ...group, endReason: "filled" },
    select,
    orderBy: { id: "asc" },
  });
  if (!trip || !winner || !other) return;
  const endedAt = new Date(now - hour);
  const won = { ...offerOf(trip, winner, [], now), vehicle: "MAN Lion's Coach L, 57 Plätze" };
  await tx.offer.createMany({
    data: [
      { ...won, state: "accepted", endedAt, validUntil: new Date(now + day) },
      { ...offerOf(trip, other, [], now), state: "declined", endedAt, validUntil: new Date(now + day) },
    ],
  });
  const { id: requestId, startDate: start } = trip;
  const title = requestTitle(trip, "de");
  const end = await freeFrom({ ...trip, end: trip.endDate });
  const data = { companyId: winner.id, offerId: won.id, requestId, title, start, end };
  const { id: bookingId } = await tx.booking.create({ data, select: { id: true } });
  const accepted = await tx.offer.findUniqueOrThrow({ where: { id: won.id }, include: { request: true } });
  const tripId = await createTrip(tx, null, accepted, bookingId, endedAt);
  await seedChange(tx, tripId, trip, now);
}

/** A tour operator asks for a bus, too: the first two bidders answer, so that what it has received is no empty list. */
async function seedReceived(tx: Transaction, trip: Trip, bidders: SeededCompany[], buses: readonly Bus[], now: number) {
  const author = bidders.find(({ companyType }) => companyType === "touroperator");
  if (!author) return;
  const { id: authorCompanyId, name: companyName, companyType, email, telephone: phone } = author;
  const columns = { authorCompanyId, companyName, companyType, email, phone: phone ?? null, organisationType: null };
  await tx.busRequest.update({ where: { id: trip.id }, data: columns });
  const others = bidders.filter((bidder) => bidder !== author).slice(0, 2);
  await tx.offer.createMany({ data: others.map((bidder) => offerOf(trip, bidder, buses, now)) });
}

/** The bidder has come down with its price since: it said something else before. */
async function seedDearer(tx: Transaction, { id, amount, currency, vatRate, ...offer }: OfferData, now: number) {
  const { included = [], notIncluded = [], vehicle = "", description = "", cancellation = "", validUntil } = offer;
  const price = { amount: amount + 9_000, currency: currency ?? "EUR" };
  const terms = { included: included as string[], notIncluded: notIncluded as string[], confirms: [] };
  const facts = {
    price,
    vatIncluded: true,
    vatRate: Number(vatRate),
    bus: null,
    ...terms,
    validUntil: Number(validUntil),
  };
  const words = { vehicle, description, cancellation };
  await tx.offerVersion.create({
    data: { offerId: id, version: 1, facts, words, createdAt: new Date(now - 9 * hour) },
  });
  await tx.offer.update({ where: { id }, data: { version: 2 } });
}

/** What the demo's operator fills its offers with. */
async function seedTemplates(tx: Transaction, [first]: readonly SeededCompany[]) {
  if (!first) return;
  const common = { companyId: first.id, vatRate: 19, cancellation: free };
  const waits = "Der Bus steht 15 Minuten vor der Abfahrt bereit.";
  await tx.offerTemplate.createMany({
    data: [
      {
        ...common,
        name: "Tagesfahrt",
        included: ["tolls", "parking", "toilet"],
        description: waits,
        validMinutes: 7_200,
      },
      {
        ...common,
        name: "Ausland mit Hotel",
        vatRate: null,
        description: waits,
        validMinutes: 10_080,
        ...{
          included: ["tolls", "parking", "vignette", "toilet"],
          notIncluded: ["driverhotel", "drivermeals", "ferry"],
        },
      },
      { ...common, name: "Ersatzbus", defaultFor: "emergency", included: ["tolls", "parking"], validMinutes: 30 },
    ],
  });
}

/** Offers of the demo's accounts for the next group trips, so that every page of them has something to show. */
export async function seedOffers(tx: Transaction, partners: readonly SeededCompany[], now: number) {
  const bidders = Object.keys(terms).flatMap((name) => partners.filter((partner) => partner.name === name));
  const trips = await tx.busRequest.findMany({
    where: { ...group, state: "active", endedAt: null, startDate: { gt: new Date(now + 4 * day) } },
    select,
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
    take: 5,
  });
  const buses = await tx.bus.findMany({
    where: { active: true },
    select: { id: true, companyId: true, capacity: true },
  });
  const [asked] = trips.splice(4);
  const offers = trips.flatMap((trip, index) =>
    bidders.slice(0, index === 0 ? 3 : 2).map((bidder) => offerOf(trip, bidder, buses, now)),
  );
  await tx.offer.createMany({ data: offers });
  if (offers[0]) await tx.offerMessage.createMany({ data: talk(offers[0].id, now) });
  const described = offers.find(({ vehicle }) => vehicle);
  if (described) await seedDearer(tx, described, now);
  await seedTemplates(tx, bidders);
  if (asked) await seedReceived(tx, asked, bidders, buses, now);
  await seedFilled(tx, bidders, now);
  return offers.length;
}
