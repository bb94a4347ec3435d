import { receivesRequest } from "@/lib/access/records";
import { AuthorOffers } from "@/components/offer/author-section";
import { BidderOffer } from "@/components/offer/bidder-section";
import { OfferNews } from "@/components/offer/offer-news";
import { isAdmin, isBusPartner } from "@/lib/access/rules";
import type { BusPartner, Viewer } from "@/lib/access/viewer";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { latestEvent } from "@/lib/features/event/queries";
import { listOffersOf } from "@/lib/features/offer/queries/of-request";
import { ownBusesToOffer } from "@/lib/features/offer/queries/own";
import { countOpenOffers } from "@/lib/features/offer/queries/room";
import { listTemplates } from "@/lib/features/offertemplate/queries";
import { guideForBidder } from "@/lib/features/priceguide/queries/for-bidder";
import { takesOffers } from "@/lib/features/offer/rules/offer";

type Found = { record: BusRequestRecord; own: boolean; viewer: Viewer };

async function authorOffers({ record, viewer }: Found) {
  const { id, version, maxOffers, passengers, ended_at } = record;
  const { needs, companyType } = record;
  const isPrivate = companyType === "private";
  const since = await latestEvent();
  const offers = await listOffersOf(viewer, { id, token: null });
  // An admin who looks on answers for nobody; one whose company wrote the request is its author.
  const readOnly = isAdmin(viewer) && record.company !== (viewer.company?.id ?? "");
  if (readOnly && offers.length === 0) return null;
  const request = { id, version, maxOffers, passengers, needs, isPrivate, ended: ended_at !== null };
  return (
    <>
      <OfferNews request={id} offers={offers} since={since} />
      <AuthorOffers offers={offers} request={request} readOnly={readOnly} />
    </>
  );
}

type Bidder = Found & { viewer: BusPartner; hours: TripHoursRecord | null };

async function bidderOffer({ record, viewer, hours }: Bidder, title: string) {
  const { id, reference, category, start, end, passengers, quantity } = record;
  const since = await latestEvent();
  const [offers, buses, open, guide, templates] = await Promise.all([
    listOffersOf(viewer, { id, token: null }),
    ownBusesToOffer(viewer, { id, start: start.date, end: end.date }),
    countOpenOffers(viewer, id),
    guideForBidder(viewer, record),
    listTemplates(viewer),
  ]);
  const full = open >= record.maxOffers ? open : null;
  const times = { category, start: start.date, end: end.date };
  const group = { passengers, quantity, needs: record.needs };
  const section = (
    <>
      <OfferNews request={id} offers={offers} since={since} />
      <BidderOffer
        requestId={id}
        times={times}
        group={group}
        rule={record.contact}
        buses={buses}
        offers={offers}
        full={full}
        guide={guide}
        hours={hours}
        templates={templates}
        name={`${reference}, ${title}`}
        now={Date.now()}
      />
    </>
  );
  const stands = offers.some(({ state }) => state === "open" || state === "accepted");
  // The form with its guide beside it needs the page's width.
  const isWide = guide !== null && full === null && !stands;
  return { section, answered: offers.some(({ state }) => state === "open"), isWide };
}

const none = { section: null, answered: false, isWide: false };

/** Who wrote the request sees its offers, a bus partner its own (`answered`) or the form; nobody else sees any. */
export async function offersFor(found: Found, title: string, hours: TripHoursRecord | null) {
  const { record, own, viewer } = found;
  if (!takesOffers(record.category)) return none;
  const received = receivesRequest(viewer, record);
  if (own && !received) return { ...none, section: await authorOffers(found) };
  if (!isBusPartner(viewer) || record.ended_at !== null || record.state !== "active") return none;
  const begun = record.category !== "emergency" && record.start.date <= Date.now();
  return begun ? none : bidderOffer({ ...found, viewer, hours }, title);
}

/** Whether the page's one big action leads to the form: a bus partner may answer with an offer. */
export const answersByOffer = ({ record, own, viewer }: Found) =>
  takesOffers(record.category) && isBusPartner(viewer) && (!own || receivesRequest(viewer, record));
