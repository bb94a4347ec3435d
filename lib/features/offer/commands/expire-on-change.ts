import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@/lib/db/prisma";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { Place } from "@/lib/features/place/schema";
import { notifyEnded } from "../notify";
import { offerSelect } from "../present";
import { endOffer } from "./end";

const spotOf = (place: Place | null) => place && [place.address, place.location];

/** What a price was made for. */
const tripOf = ({ start, end, stops, ...rest }: BusRequestRecord) => [
  [start.date, spotOf(start.address), end.date, spotOf(end.address), stops.map(spotOf)],
  [rest.passengers, rest.quantity, rest.vehicleTypes, rest.transferType],
];

/**
 * Open offers were made for the trip as it stood: where it changes they end, and their bidders are asked again.
 * In the transaction that changes the request, so that no accept comes in between.
 */
export async function expireOffersOnChange(tx: Transaction, before: BusRequestRecord, after: BusRequestRecord) {
  if (isDeepStrictEqual(tripOf(before), tripOf(after))) return;
  const now = new Date();
  const rows = await tx.offer.findMany({ where: { requestId: after.id, state: "open" }, select: offerSelect });
  for (const row of rows) {
    await endOffer(tx, null, { row, state: "expired", action: "requestChanged", now });
    await notifyEnded(tx, row);
  }
}
