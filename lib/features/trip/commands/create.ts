import { v7 as uuidv7 } from "uuid";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import type { TransferType } from "@/lib/features/busrequest/rules/kinds";
import type { Prisma } from "@/prisma/generated/client";
import { ladder, type TripTerms, tripTerms } from "../schema/terms";
import { recordStep } from "./record";

type Accepted = {
  id: string;
  requestId: string;
  companyId: string;
  vehicle: string;
  description: string;
  included: string[];
  notIncluded: string[];
  cancellation: string;
  confirms: string[];
  ladder: Prisma.JsonValue;
  amount: number;
  currency: string;
  vatIncluded: boolean;
  vatRate: Prisma.Decimal | null;
  request: {
    transferType: TransferType;
    startPlace: Prisma.JsonValue;
    endPlace: Prisma.JsonValue;
    stops: Prisma.JsonValue;
    startDate: Date;
    endDate: Date;
    passengers: number | null;
    quantity: number;
  };
};

function termsOf(offer: Accepted): TripTerms {
  const { vehicle, description, included, notIncluded, cancellation, confirms } = offer;
  const steps = offer.ladder === null ? null : ladder.parse(offer.ladder);
  return tripTerms.parse({ vehicle, description, included, notIncluded, cancellation, confirms, ladder: steps });
}

/** What is agreed; all other columns are the database's. */
const columns = `id, "requestId", "offerId", "companyId", "bookingId", "transferType", "startPlace", "endPlace", stops, start, "end",
  passengers, quantity, amount, currency, "vatIncluded", "vatRate", terms, "createdAt"`;
const insertSql = `insert into trip (${columns}) select ${columns} from jsonb_populate_record(null::trip, $1::jsonb)`;

/**
 * What both sides have agreed, with the first line of its history; in the transaction that accepts the offer, after
 * its booking. Returns its id.
 */
export async function createTrip(
  tx: Transaction,
  viewer: Viewer | null,
  offer: Accepted,
  bookingId: string,
  now: Date,
) {
  const { requestId, companyId, amount, currency, vatIncluded, vatRate, request } = offer;
  const { startPlace, endPlace, stops, startDate: start, endDate: end, transferType, passengers, quantity } = request;
  const programme = { startPlace, endPlace, stops };
  const price = { amount, currency, vatIncluded, vatRate };
  const id = uuidv7();
  const data = {
    id,
    requestId,
    companyId,
    bookingId,
    offerId: offer.id,
    start,
    end,
    transferType,
    passengers,
    quantity,
    ...programme,
    ...price,
    terms: termsOf(offer),
    createdAt: now,
  };
  await run(tx, "trip.insert", insertSql, [JSON.stringify(data)]);
  await recordStep(tx, viewer, id, { kind: "agreed", by: "author", data: { amount, currency } }, now);
  return id;
}
