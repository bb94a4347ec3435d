import type { FieldError } from "@/lib/errors";
import type { Kind, TransferType } from "./kinds";

type Point = {
  address_fields: { street: string; number: string };
  location: { longitude: number | null; latitude: number | null };
};
type Trip = {
  category: Kind;
  transferType?: TransferType | null;
  start: { address?: Point | null };
  end: { address?: Point | null };
  stops?: readonly unknown[] | null;
};

const doorOf = ({ address_fields: { street, number } }: Point) => `${street} ${number}`.trim().toLowerCase();

function isOne(from: Point, to: Point) {
  const [a, b] = [from.location, to.location];
  if (a.longitude === null || a.longitude !== b.longitude || a.latitude !== b.latitude) return false;
  // The gazetteer knows towns: two doors of one town have one position, and a ride between them is an order.
  return doorOf(from) === doorOf(to);
}

/**
 * A trip that leads from a place to itself leads nowhere, unless by a stop. A round trip comes back by what it is, a free
 * bus need not go anywhere, and who stands on the hard shoulder is asked no more than is needed.
 */
export function isNowhere({ category, transferType, start, end, stops }: Trip) {
  if (category !== "emptyride" && (category !== "grouprequest" || transferType === "transfertour")) return false;
  if (!start.address || !end.address || (stops && stops.length > 0)) return false;
  return isOne(start.address, end.address);
}

export const nowhereErrors = (trip: Trip): FieldError[] =>
  isNowhere(trip) ? [{ path: "end.address", message: "samePlace" }] : [];
