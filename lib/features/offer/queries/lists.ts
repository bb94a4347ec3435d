import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import type { BusPartner } from "@/lib/access/viewer";
import { literal } from "@/lib/db/like";
import { query as statement } from "@/lib/db/pool";
import { unseen } from "@/lib/db/unseen";
import { prisma } from "@/lib/db/prisma";
import { toNeeds } from "@/lib/features/busrequest/rules/needs";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { asOffered, type OfferRow, offerSelect, toOffer } from "../present";
import { type OfferState, type OfferTab, offerTabs, whereState } from "../rules/offer";
import type { OfferedTrip, OffersQuery, OfferRecord } from "../schema";

export type ListedOffer = { offer: OfferRecord; trip: OfferedTrip };

function tripOf(row: OfferRow, language: Language): OfferedTrip {
  // What was accepted is the trip at the time that was offered.
  const { request } = row.state === "accepted" ? asOffered(row) : row;
  const { id, number, category, transferType, startPlace, endPlace, startDate, endDate } = request;
  const { passengers, quantity, endedAt, needs } = request;
  return {
    id,
    category,
    transferType,
    passengers,
    quantity,
    reference: referenceOf(number),
    from: placeName(startPlace as Place, language),
    to: placeName(endPlace as Place | null, language) || null,
    start: startDate.getTime(),
    end: endDate.getTime(),
    needs: needs && toNeeds(needs),
    ended: endedAt !== null,
  };
}

/** What the viewer's company offers, and what it is offered for its own requests. */
const reaches: Record<OfferTab, (companyId: string) => Prisma.OfferWhereInput> = {
  sent: (companyId) => ({ companyId }),
  received: (authorCompanyId) => ({ request: { authorCompanyId } }),
};
const sides = { sent: "bidder", received: "author" } as const;

/** By number, by town of either end, and where they were received by the company; what the author wrote is not searched. */
function matching(text: string, tab: OfferTab): Prisma.OfferWhereInput {
  const words = literal(text);
  const number = /^(?:cb-?)?(\d{1,9})$/i.exec(text)?.[1];
  const city = { path: ["address_fields", "city"], string_contains: words, mode: "insensitive" } as const;
  const named = { company: { name: { contains: words, mode: "insensitive" } } } as const;
  return {
    OR: [
      { request: { OR: [{ startPlace: city }, { endPlace: city }] } },
      ...(number ? [{ request: { number: Number(number) } }] : []),
      ...(tab === "received" ? [named] : []),
    ],
  };
}

const listed = (row: OfferRow, tab: OfferTab, { language }: BusPartner, now: Date): ListedOffer => ({
  offer: toOffer(row, sides[tab], now),
  trip: tripOf(row, language),
});

/** One page of the company's offers with their trips, newest first. */
export async function listOffers(viewer: BusPartner, query: OffersQuery, now = new Date()) {
  const { tab, state, text, take, skip } = query;
  const own = { ...reaches[tab](viewer.company.id), ...(state && whereState(state, now)) };
  const where = text ? { AND: [own, matching(text, tab)] } : own;
  const [rows, total] = await Promise.all([
    prisma.offer.findMany({
      where,
      select: offerSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take,
      skip,
    }),
    prisma.offer.count({ where }),
  ]);
  return { rows: rows.map((row) => listed(row, tab, viewer, now)), total };
}

const statesOf = (from: string) => `select o.state::text as state,
  o.state = 'open' and o."validUntil" <= $2::timestamptz as overdue, count(*) as n
  from ${from} = ${unseen("$1", "uuid")} group by 1, 2`;
const countsSql: Record<OfferTab, string> = {
  sent: statesOf(`offer o where o."companyId"`),
  received: statesOf(`offer o join bus_request r on r.id = o."requestId" where r."authorCompanyId"`),
};

/** How many of them stand in each state: the counts on the list's filter. */
export async function countOffers(viewer: BusPartner, tab: OfferTab, now = new Date()) {
  const values = [viewer.company.id, now];
  const rows = await statement<{ state: OfferState; overdue: boolean; n: number }>(
    `offer.counts.${tab}`,
    countsSql[tab],
    values,
  );
  const counts: Partial<Record<OfferState, number>> & { open: number; expired: number } = { open: 0, expired: 0 };
  for (const { state, overdue, n } of rows) {
    const at = overdue ? "expired" : state;
    counts[at] = (counts[at] ?? 0) + n;
  }
  return counts;
}

/** More than a request takes at once. */
const mostRivals = 20;

/** One of them, on whichever side the company stands; to its author with the other open ones. Null for a stranger's. */
export async function oneOffer(viewer: BusPartner, id: string, now = new Date()) {
  const companyId = viewer.company.id;
  for (const tab of offerTabs) {
    const row = await prisma.offer.findFirst({ where: { id, ...reaches[tab](companyId) }, select: offerSelect });
    if (!row) continue;
    const others = { requestId: row.requestId, id: { not: id }, ...whereState("open", now) };
    const rivals =
      tab === "sent" ? [] : await prisma.offer.findMany({ where: others, select: offerSelect, take: mostRivals });
    return { ...listed(row, tab, viewer, now), tab, rivals: rivals.map((one) => toOffer(one, sides[tab], now)) };
  }
  return null;
}
