import { parsePrice, priceText } from "@/lib/features/offer/rules/price";
import type { Place } from "@/lib/features/place/schema";
import type { ChangeParts, TripRecord } from "@/lib/features/trip/schema/record";

export type ChangeValues = {
  start: { address: Place; date: number | null };
  end: { address: Place | null; date: number | null };
  stops: Place[];
  passengers: number | null;
  price: string;
  note: string;
};

/** As agreed now, with what the other side would like to have. */
export function valuesOf(trip: TripRecord, from: ChangeParts, delta: number): ChangeValues {
  return {
    start: { address: from.startPlace ?? trip.start.address, date: from.start ?? trip.start.date },
    end: { address: from.endPlace ?? trip.end.address, date: from.end ?? trip.end.date },
    stops: from.stops ?? trip.stops,
    passengers: from.passengers ?? trip.passengers,
    price: priceText(trip.price.amount + delta),
    note: "",
  };
}

/** What is missing goes as it is: the server says so at its field. */
export function programmeOf({ start, end, stops, passengers }: ChangeValues) {
  const dates = { start: start as { address: Place; date: number }, end: end as { address: Place; date: number } };
  return {
    ...dates,
    ...(end.address === null && { end: { date: end.date as number } }),
    stops: stops.filter(({ address }) => address !== ""),
    ...(passengers !== null && { passengers }),
  };
}

export function bodyOf(values: ChangeValues, { price: agreed }: TripRecord) {
  const cents = parsePrice(values.price);
  return {
    ...programmeOf(values),
    delta: Number.isNaN(cents) ? Number.NaN : cents - agreed.amount,
    note: values.note.trim(),
  };
}
