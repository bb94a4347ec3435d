import { referenceOf } from "../rules/reference";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { RequestFacts } from "@/lib/mail/facts";
import type { Prisma } from "@/prisma/generated/client";
import { endMeaning } from "../rules/kind-fields";
import type { Kind, TransferType } from "../rules/kinds";
import type { BusRequestRecord } from "../schema/record";

type Trip = Pick<
  BusRequestRecord,
  "reference" | "category" | "transferType" | "start" | "end" | "stops" | "passengers"
>;

/** What every mail about a request tells: towns alone, whatever its reader may know. */
export function mailFacts(trip: Trip, language: Language): RequestFacts {
  const { reference, category: kind, transferType, start, end, stops, passengers } = trip;
  return {
    reference,
    kind,
    transferType,
    passengers,
    ends: endMeaning(kind, transferType),
    from: placeName(start.address, language),
    to: placeName(end.address, language) || null,
    stops: stops.map((stop) => placeName(stop, language)),
    start: start.date,
    end: end.date,
  };
}

/** The columns that `mailFactsOfRow` reads. */
export const mailFactsSelect = {
  number: true,
  category: true,
  transferType: true,
  startPlace: true,
  startDate: true,
  endPlace: true,
  endDate: true,
  stops: true,
  passengers: true,
} satisfies Prisma.BusRequestSelect;

type Row = {
  number: number;
  category: Kind;
  transferType: TransferType;
  startPlace: unknown;
  startDate: Date;
  endPlace: unknown;
  endDate: Date;
  stops: unknown;
  passengers: number | null;
};

/** The same of a row of the table. */
export function mailFactsOfRow(
  { number, startPlace, startDate, endPlace, endDate, stops, ...row }: Row,
  lng: Language,
) {
  const start = { address: startPlace as Place, date: startDate.getTime() };
  const end = { address: endPlace as Place | null, date: endDate.getTime() };
  return mailFacts({ ...row, reference: referenceOf(number), start, end, stops: stops as Place[] }, lng);
}
