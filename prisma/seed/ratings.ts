import type { Transaction } from "@/lib/db/prisma";
import { requestTitle } from "@/lib/features/busrequest/rules/trip-title";
import { freeFrom } from "@/lib/features/way/queries";
import { createTrip } from "@/lib/features/trip/commands/create";
import { recordStep } from "@/lib/features/trip/commands/record";
import { neutralLadder } from "@/lib/features/trip/rules";
import type { BusRequest } from "@/prisma/generated/client";
import { offerData } from "@/prisma/factories/offer";
import type { SeededCompany } from "./companies";

const day = 86_400_000;

/** Of customers, the newest trip first; the first one is still to be rated. */
const words = [
  null,
  {
    punctual: 5,
    vehicle: 5,
    contact: 5,
    text: "Pünktlich, sehr geduldig mit der Gruppe, und der Bus war blitzsauber.",
    answer: "",
  },
  {
    ...{
      punctual: 4,
      vehicle: 5,
      contact: 4,
      text: "Gute Fahrt. Auf dem Rückweg standen wir im Stau, der Fahrer hat früh Bescheid gesagt.",
    },
    answer: "Danke. Ab Freitagmittag planen wir dort jetzt eine halbe Stunde mehr ein.",
  },
  { punctual: 5, vehicle: 4, contact: 5, text: "", answer: "" },
] as const;

type Driven = { request: BusRequest; over: Date };

async function done(tx: Transaction, companyId: string, { request, over }: Driven, amount: number) {
  const requestId = request.id;
  const agreed = new Date(request.startDate.getTime() - 12 * day);
  const terms = { ladder: neutralLadder, included: ["tolls", "parking"], vatRate: 19, validUntil: agreed };
  const offer = offerData({
    requestId,
    companyId,
    amount,
    ...terms,
    state: "accepted",
    createdAt: agreed,
    endedAt: agreed,
  });
  await tx.offer.create({ data: offer });
  const times = { start: request.startDate, end: over };
  const booking = {
    companyId,
    offerId: offer.id,
    requestId,
    title: requestTitle(request, "de"),
    createdAt: agreed,
    ...times,
  };
  const { id: bookingId } = await tx.booking.create({ data: booking, select: { id: true } });
  await tx.busRequest.update({ where: { id: requestId }, data: { endReason: "filled", endedAt: agreed } });
  const accepted = await tx.offer.findUniqueOrThrow({ where: { id: offer.id }, include: { request: true } });
  const tripId = await createTrip(tx, null, accepted, bookingId, agreed);
  const asked = new Date(over.getTime() + 2 * day);
  await tx.trip.update({ where: { id: tripId }, data: { state: "done", ratingAskedAt: asked } });
  await recordStep(tx, null, tripId, { kind: "done", by: "system" }, new Date(over.getTime() + day));
  return { tripId, asked };
}

/** Trips that the demo's first bus operator has driven, and what was said of them. */
export async function seedRatings(tx: Transaction, partners: readonly SeededCompany[]) {
  const company = partners.find(({ owner }) => owner && "userName" in owner && owner.userName === "busoperator");
  if (!company) return 0;
  const ended = await tx.busRequest.findMany({
    where: { category: "grouprequest", companyType: "private", mode: "collective", endReason: "past" },
    orderBy: [{ endDate: "desc" }, { id: "asc" }],
  });
  const driven: Driven[] = [];
  // At home again, too: from far away the way takes longer than the day after which a trip counts as driven.
  for (const request of ended) driven.push({ request, over: await freeFrom({ ...request, end: request.endDate }) });
  const past = driven.filter(({ over }) => over.getTime() + day < Date.now()).slice(0, words.length);
  for (const [at, trip] of past.entries()) {
    const { tripId, asked } = await done(tx, company.id, trip, 98_000 + 14_500 * at);
    const said = words[at];
    if (!said) continue;
    const createdAt = new Date(asked.getTime() + day / 4);
    const shown = { tripId, createdAt, shownAt: createdAt };
    await tx.tripRating.create({
      data: { ...shown, ...said, by: "author", answeredAt: said.answer ? createdAt : null },
    });
    await tx.tripRating.create({ data: { ...shown, by: "company", punctual: 5, vehicle: 5, contact: 5 } });
  }
  return past.length;
}
