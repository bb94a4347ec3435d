import type { Transaction } from "@/lib/db/prisma";
import { mintAuthorToken } from "@/lib/features/busrequest/commands/token";
import { mailFactsOfRow } from "@/lib/features/busrequest/queries/mail-facts";
import { ruleThatHolds } from "@/lib/features/busrequest/rules/contact";
import type { ContactRule } from "@/lib/access/records";
import { mailedItem } from "@/lib/features/inbox/queries/mailed";
import { placeLine } from "@/lib/i18n/place-names";
import type { OfferPart } from "@/lib/features/offerversion/rules";
import type { OfferContent } from "@/lib/features/offerversion/schema";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { type Mail, queueMail } from "@/lib/mail/outbox";
import type { OfferEndedData, OfferFacts } from "@/lib/mail/templates/offers";
import { asOffered, comingBus, comingMore, isOtherBus, type OfferedBusRow, type OfferRow } from "./present";
import { newAnswerLink } from "./queries/answer-link";
import { latestValidUntil } from "./rules/offer";
import type { Currency } from "./rules/price";

type Named = { name: string | null; capacity: number } | null;
/** "2 ×: Setra (50), MAN (48)" */
const namesOf = (buses: readonly Named[]) =>
  `${buses.length} ×: ${buses.map((bus) => (bus ? [bus.name, `(${bus.capacity})`].filter(Boolean).join(" ") : "?")).join(", ")}`;

function vehicleOf(row: OfferRow) {
  const { id, bus } = comingBus(row);
  const more = comingMore(row);
  // Several are told by what they are: names alone would not say how many come.
  if (more.length > 0) return namesOf([bus, ...more.map((one) => one.bus)]);
  return id === row.busId ? row.vehicle || bus?.name || null : (bus?.name ?? bus?.licenceplate ?? null);
}

/** Of an accepted offer the trip as it was agreed; of another the one that was asked for, and what is offered instead. */
function factsOf(offer: OfferRow, language: Language): OfferFacts {
  const row = offer.state === "accepted" ? asOffered(offer) : offer;
  const { request, offeredStart, offeredEnd, reason, company, amount, currency, vatIncluded, vatRate, validUntil } =
    row;
  const { included, notIncluded, cancellation } = row;
  return {
    ...mailFactsOfRow(request, language),
    company: company.name,
    amount,
    currency,
    vatIncluded,
    vatRate: vatRate === null ? null : Number(vatRate),
    included,
    notIncluded,
    cancellation,
    validUntil: validUntil.getTime(),
    vehicle: vehicleOf(row),
    busOther: isOtherBus(row),
    alternative: offeredStart && offeredEnd ? { start: offeredStart.getTime(), end: offeredEnd.getTime() } : null,
    reason,
  };
}

const toldAuthor = (row: OfferRow) => factsOf(row, row.request.language as Language);
const toldBidder = (row: OfferRow) => factsOf(row, bidderOf(row).language);
const authorOf = ({ request }: OfferRow) => ({ to: request.email, language: request.language as Language });
const hasAuthor = ({ request }: OfferRow) => request.email !== "";

/** Whose data were erased has no address any more: then there is nobody to tell. */
async function queueIfReachable(tx: Transaction, mail: Mail) {
  if (mail.to !== "") await queueMail(tx, mail);
}

const bidderOf = ({ company, user }: OfferRow) => ({
  to: company.email,
  language: (user?.language ?? company.users[0]?.language ?? "de") as Language,
});

/** What the author's inbox says of it, or the bidder's; written before the mail. */
function itemOf(tx: Transaction, row: OfferRow, kind: "offer" | "answer", side: "author" | "bidder" = "author") {
  const { id, request, companyId, company, amount, currency, vatIncluded } = row;
  const vatRate = row.vatRate === null ? null : Number(row.vatRate);
  const author = { companyId: request.authorCompanyId, userId: request.authorUserId };
  const price = { amount, currency: currency as Currency, vatIncluded, vatRate };
  const offer = { company: company.name, ...price, own: side === "bidder" };
  return mailedItem(tx, side === "author" ? author : { companyId, userId: null }, { kind, record: id, offer });
}

/** Where a bidder goes on: its list; who has no account yet may take over its profile. */
const bidderPage = ({ id, company }: OfferRow) => (company.registered ? { offer: id } : {});

export async function notifyReceived(tx: Transaction, row: OfferRow) {
  if (!hasAuthor(row)) return;
  const contact = ruleThatHolds(row.request);
  const item = await itemOf(tx, row, "offer");
  const data = { ...toldAuthor(row), ...item, contact, token: await mintAuthorToken(tx, row.requestId) };
  await queueIfReachable(tx, { ...authorOf(row), template: "offerReceived", data });
}

const wordsOf = ({ vehicle, bus, more }: OfferContent) =>
  more.length > 0 ? namesOf([bus, ...more]) : vehicle || bus?.name || null;

/** It says something else than `before`; told is what has changed. */
export async function notifyChanged(
  tx: Transaction,
  row: OfferRow,
  { before: said, parts }: { before: OfferContent; parts: readonly OfferPart[] },
) {
  if (!hasAuthor(row)) return;
  const { price, vatIncluded, vatRate, included, notIncluded, cancellation, validUntil } = said;
  const { alternative, reason } = said;
  const terms = { vatIncluded, vatRate, included, notIncluded, cancellation, validUntil, alternative, reason };
  const before = { ...price, ...terms, vehicle: wordsOf(said) };
  const item = await itemOf(tx, row, "offer");
  const token = await mintAuthorToken(tx, row.requestId);
  const data = { ...toldAuthor(row), ...item, before, parts: [...parts], token };
  await queueIfReachable(tx, { ...authorOf(row), template: "offerChanged", data });
}

/** Another `bus` than `before` comes; the offer is accepted. */
export async function notifyBus(
  tx: Transaction,
  row: OfferRow,
  { before, bus }: { before: OfferedBusRow | null; bus: OfferedBusRow },
) {
  if (!hasAuthor(row)) return;
  const token = await mintAuthorToken(tx, row.requestId);
  const data = { ...toldAuthor(row), token, contact: bidderContact(row), bus, before };
  await queueIfReachable(tx, { ...authorOf(row), template: "offerBus", data });
}

const bidderContact = ({ company: { name, email, telephone, cellphone } }: OfferRow) => ({
  name,
  email,
  phone: telephone ?? cellphone,
});

/** Each side's contact for the other. */
export async function notifyAccepted(tx: Transaction, row: OfferRow) {
  const { companyName: name, email, phone, mobile, startPlace, endPlace, stops } = row.request;
  const bidder = bidderOf(row);
  const [start, end] = [startPlace as Place, endPlace as Place | null];
  const places = [start, ...(stops as Place[]), ...(end ? [end] : [])].map((place) =>
    placeLine(place, bidder.language),
  );
  const contact = { name, email, phone, mobile };
  const item = await itemOf(tx, row, "answer", "bidder");
  const toBidder = { ...toldBidder(row), ...item, ...bidderPage(row), contact, places };
  await queueIfReachable(tx, { ...bidder, template: "offerAccepted", data: toBidder });
  if (!hasAuthor(row)) return;
  const token = await mintAuthorToken(tx, row.requestId);
  const toAuthor = { ...toldAuthor(row), token, contact: bidderContact(row) };
  await queueIfReachable(tx, { ...authorOf(row), template: "offerConfirmed", data: toAuthor });
}

/** Its author has become easier or harder to reach. The id of the mail; null where the bidder wants none. */
export async function notifyContactRule(tx: Transaction, row: OfferRow, contact: ContactRule) {
  const bidder = bidderOf(row);
  if (bidder.to === "") return null;
  const data = { ...toldBidder(row), ...bidderPage(row), contact };
  return queueMail(tx, { ...bidder, template: "offerContactRule", data });
}

export async function notifyDeclined(tx: Transaction, row: OfferRow) {
  await queueIfReachable(tx, {
    ...bidderOf(row),
    template: "offerDeclined",
    data: { ...toldBidder(row), ...(await itemOf(tx, row, "answer", "bidder")), ...bidderPage(row) },
  });
}

/** The request ended otherwise (withdrawn, rejected, past), or is no longer the trip that was offered for. */
export async function notifyEnded(tx: Transaction, row: OfferRow) {
  const reason: OfferEndedData["reason"] =
    row.request.endedAt === null ? "changed" : (row.request.endReason ?? "withdrawn");
  const data = { ...toldBidder(row), ...bidderPage(row), reason };
  await queueIfReachable(tx, { ...bidderOf(row), template: "offerEnded", data });
}

export async function notifyWithdrawn(tx: Transaction, row: OfferRow) {
  if (!hasAuthor(row)) return;
  const item = await itemOf(tx, row, "answer");
  const data = { ...toldAuthor(row), ...item, token: await mintAuthorToken(tx, row.requestId) };
  await queueIfReachable(tx, { ...authorOf(row), template: "offerWithdrawn", data });
}

export async function notifyExpired(tx: Transaction, row: OfferRow) {
  await queueIfReachable(tx, {
    ...bidderOf(row),
    template: "offerExpired",
    data: { ...toldBidder(row), ...bidderPage(row) },
  });
  if (!hasAuthor(row)) return;
  const data = { ...toldAuthor(row), token: await mintAuthorToken(tx, row.requestId) };
  await queueIfReachable(tx, { ...authorOf(row), template: "offerExpired", data });
}

/** A question is answered where it stands; a bidder without an account gets a new link to its page. */
async function threadPage(tx: Transaction, row: OfferRow) {
  const { company, companyId, requestId, request } = row;
  const times = { category: request.category, start: request.startDate.getTime(), end: request.endDate.getTime() };
  const until = latestValidUntil(times);
  if (company.registered || until <= Date.now()) return bidderPage(row);
  const link = newAnswerLink({ companyId, requestId, email: company.email, until: new Date(until) });
  await tx.mailedToken.create({ data: link.row });
  return { answer: link.token };
}

export async function notifyMessage(tx: Transaction, row: OfferRow, said: { fromAuthor: boolean; text: string }) {
  const item = await itemOf(tx, row, "answer", said.fromAuthor ? "bidder" : "author");
  if (said.fromAuthor) {
    await queueMail(tx, {
      ...bidderOf(row),
      template: "offerMessage",
      data: { ...toldBidder(row), ...item, ...said, ...(await threadPage(tx, row)) },
    });
    return;
  }
  if (!hasAuthor(row)) return;
  const token = await mintAuthorToken(tx, row.requestId);
  await queueIfReachable(tx, {
    ...authorOf(row),
    template: "offerMessage",
    data: { ...toldAuthor(row), ...item, ...said, token },
  });
}
