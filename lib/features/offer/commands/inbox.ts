import type { Transaction } from "@/lib/db/prisma";
import { type InboxHolder, putItem, settleItems } from "@/lib/features/inbox/commands/put";
import type { OfferRow } from "../present";

const authorOf = ({ request: { authorCompanyId, authorUserId } }: OfferRow): InboxHolder => {
  return { companyId: authorCompanyId, userId: authorUserId };
};
const bidderOf = ({ companyId }: OfferRow): InboxHolder => ({ companyId, userId: null });

const answer = ({ id, requestId }: OfferRow, what: string) =>
  ({ kind: "answer", noun: "offer", record: id, requestId, offerId: id, data: { what } }) as const;

/** An offer waits for its author; its bidder has done what the request asked for. */
export async function putOffer(tx: Transaction, row: OfferRow) {
  const { id, requestId, validUntil } = row;
  const item = { kind: "offer", noun: "offer", record: id, requestId, offerId: id, dueAt: validUntil } as const;
  await putItem(tx, authorOf(row), item);
  await settleItems(tx, { kind: ["request", "emergency", "fit"], requestId, holder: bidderOf(row) });
}

/** It says something else now: its author decides anew, and its bidder has until another time. */
export async function putChange(tx: Transaction, row: OfferRow) {
  const { id, requestId, validUntil } = row;
  await settleItems(tx, { kind: ["due"], record: id });
  const item = { kind: "offer", noun: "offer", record: id, requestId, offerId: id, dueAt: validUntil } as const;
  await putItem(tx, authorOf(row), { ...item, data: { what: "changed" } });
}

/** Who is told by an item of how an offer ended: whoever did not end it. */
const heardBy: Record<string, "bidder" | "author"> = {
  accept: "bidder",
  decline: "bidder",
  declineOther: "bidder",
  withdraw: "author",
};

/** Nobody has to decide on the offer any more; the other side reads how it ended. */
export async function putEnd(tx: Transaction, row: OfferRow, { action, state }: { action: string; state: string }) {
  // Its request is named for the index: by the record alone the whole inbox would be looked through.
  await settleItems(tx, { kind: ["offer", "due"], record: row.id, requestId: row.requestId });
  const side = heardBy[action];
  if (side) await putItem(tx, side === "bidder" ? bidderOf(row) : authorOf(row), answer(row, state));
}

/** A line in the thread waits for the other side; who wrote has answered. */
export async function putMessage(tx: Transaction, row: OfferRow, fromAuthor: boolean) {
  const [from, to] = fromAuthor ? [authorOf(row), bidderOf(row)] : [bidderOf(row), authorOf(row)];
  await settleItems(tx, { kind: ["answer"], record: row.id, holder: from });
  await putItem(tx, to, answer(row, "message"));
}
