import { authorTopics, holderTopics } from "@/lib/access/topics";
import type { Transaction } from "@/lib/db/prisma";
import { tell } from "@/lib/live/tell";
import type { OfferRow } from "../present";

const sidesOf = ({ request, companyId }: OfferRow) => [
  ...authorTopics(request),
  ...holderTopics({ companyId, userId: null }),
];

/** Tells the open pages of both sides that an offer was made or has changed. */
export const tellOffer = (tx: Transaction, row: OfferRow, version = row.version) =>
  tell(tx, { noun: "offer", record: row.id, version, topics: sidesOf(row) });

/** Tells the open pages of both sides of a new line in their thread. */
export const tellMessage = (tx: Transaction, row: OfferRow, id: string) =>
  tell(tx, { noun: "message", record: id, version: 1, topics: sidesOf(row) });
