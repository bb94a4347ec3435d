import type { Transaction } from "@/lib/db/prisma";
import { mintAuthorToken } from "@/lib/features/busrequest/commands/token";
import { mailFactsOfRow } from "@/lib/features/busrequest/queries/mail-facts";
import { putItem } from "@/lib/features/inbox/commands/put";
import { mailedItem } from "@/lib/features/inbox/queries/mailed";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";
import type { MailedPart, TripFacts } from "@/lib/mail/templates/trips";
import type { TripFull } from "./present";
import type { FormerBidder } from "./queries/former";
import { partsIn, wordOf } from "./queries/part-words";
import { changedPrice, comparedPrice, type TripSide, otherSide } from "./rules";
import type { ChangeParts } from "./schema/record";

const languageOf = (row: TripFull, side: TripSide) =>
  (side === "author" ? row.request.language : (row.company.users[0]?.language ?? "de")) as Language;
const addressOf = (row: TripFull, side: TripSide) => (side === "author" ? row.request.email : row.company.email);

const pricedOf = ({ amount, vatIncluded, vatRate }: TripFull) => ({
  amount,
  vatIncluded,
  vatRate: vatRate === null ? null : Number(vatRate),
});

/** Where the side goes on: its own page of the trip. A company without an account has none yet. */
async function pageOf(tx: Transaction, row: TripFull, side: TripSide) {
  if (side === "author") return { token: await mintAuthorToken(tx, row.requestId) };
  return row.company.registered ? { trip: row.id } : {};
}

/** What the side's inbox says of it: of a step that the other side took, or of what is asked. */
function itemOf(tx: Transaction, row: TripFull, side: TripSide, kind: "change" | "due" = "change") {
  const { authorCompanyId, authorUserId } = row.request;
  const author = { companyId: authorCompanyId, userId: authorUserId };
  return mailedItem(tx, side === "author" ? author : { companyId: row.companyId, userId: null }, {
    kind,
    record: row.id,
  });
}

async function factsOf(tx: Transaction, row: TripFull, side: TripSide): Promise<TripFacts> {
  const { request, start: startDate, end: endDate, ...programme } = row;
  const { number, category } = request;
  return {
    ...mailFactsOfRow({ ...programme, number, category, startDate, endDate }, languageOf(row, side)),
    company: row.company.name,
    ...comparedPrice(pricedOf(row)),
    currency: row.currency,
    ...(await pageOf(tx, row, side)),
  };
}

type Proposed = { before: ChangeParts; after: ChangeParts; delta: number };

const partsOf = ({ before, after }: Proposed, language: Language): MailedPart[] =>
  partsIn(after).map((part) => ({
    part,
    before: wordOf(part, before, { language }),
    after: wordOf(part, after, { language }),
  }));

/** Whose data were erased has no address any more: then there is nobody to tell. */
async function queue(tx: Transaction, row: TripFull, side: TripSide, mail: Parameters<typeof queueMail>[1]) {
  if (addressOf(row, side) !== "") await queueMail(tx, mail);
}

const recipient = (row: TripFull, side: TripSide) => ({ to: addressOf(row, side), language: languageOf(row, side) });

export async function notifyProposed(
  tx: Transaction,
  row: TripFull,
  { by, note, ...change }: Proposed & { by: TripSide; note: string },
) {
  const side = otherSide(by);
  const facts = await factsOf(tx, row, side);
  const { after: next, delta } = changedPrice(pricedOf(row), change.delta);
  const more = { by, note, parts: partsOf(change, languageOf(row, side)), next, delta };
  const data = { ...facts, ...more, ...(await itemOf(tx, row, side)) };
  await queue(tx, row, side, { ...recipient(row, side), template: "tripProposed", data });
}

/** The trip as it stands after the answer. */
export async function notifyAnswered(
  tx: Transaction,
  row: TripFull,
  { answer, by, ...change }: Proposed & { by: TripSide; answer: "accepted" | "declined" | "withdrawn" },
) {
  const side = otherSide(by);
  const parts = partsOf(change, languageOf(row, side));
  // An answer that nothing waits for, a proposal taken back, has no item.
  const item = answer === "withdrawn" ? {} : await itemOf(tx, row, side);
  const price = pricedOf(row);
  const before = { ...price, amount: price.amount - (answer === "accepted" ? change.delta : 0) };
  const { delta } = changedPrice(before, change.delta);
  const data = { ...(await factsOf(tx, row, side)), ...item, by, answer, parts, delta };
  await queue(tx, row, side, { ...recipient(row, side), template: "tripAnswered", data });
}

type Cancelled = { by: TripSide; reason: string; text: string; fee: number | null; reopened: boolean };

/** Both sides, but where one is gone: what was called off and at what price is to stand in both mailboxes. */
export async function notifyCancelled(
  tx: Transaction,
  row: TripFull,
  { by, ...told }: Cancelled,
  sides: readonly TripSide[],
) {
  for (const side of sides) {
    const own = side === by;
    const item = own ? {} : await itemOf(tx, row, side);
    const data = { ...(await factsOf(tx, row, side)), ...item, ...told, by, own };
    await queue(tx, row, side, { ...recipient(row, side), template: "tripCancelled", data });
  }
}

/** How it was: asked once, of whoever has a page to say so. */
export async function notifyRate(tx: Transaction, row: TripFull, side: TripSide) {
  if (side === "company" && !row.company.registered) return;
  const data = { ...(await factsOf(tx, row, side)), ...(await itemOf(tx, row, side, "due")), by: side };
  await queue(tx, row, side, { ...recipient(row, side), template: "tripRate", data });
}

/** A company that had offered for a group which is looking for a bus again: it waits in its inbox, which its mail quotes. */
export async function notifyReopened(tx: Transaction, row: TripFull, { companyId, user, company }: FormerBidder) {
  const holder = { companyId, userId: null };
  const item = { kind: "request", noun: "busrequest", record: row.requestId, requestId: row.requestId } as const;
  await putItem(tx, holder, { ...item, data: { what: "reopened" } });
  if (company.email === "") return;
  const language = (user?.language ?? company.users[0]?.language ?? "de") as Language;
  const { request, start: startDate, end: endDate, ...programme } = row;
  const { number, category, id } = request;
  const facts = mailFactsOfRow({ ...programme, number, category, startDate, endDate }, language);
  const said = await mailedItem(tx, holder, item);
  await queueMail(tx, { to: company.email, language, template: "tripReopened", data: { ...facts, id, ...said } });
}
