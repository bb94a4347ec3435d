import type { Place } from "@/lib/features/place/schema";
import type { BusRequestRecord } from "./schema/record";

type LinePlace = Pick<Place, "address" | "placeId" | "location"> & {
  address_fields: Pick<Place["address_fields"], "city" | "country" | "countryISO3166Code">;
};
type End<At> = { address: At; date: number };

/** What one line of a list says of a request, and where its sign stands on a map. */
export type LineRequest = Pick<
  BusRequestRecord,
  | "id"
  | "category"
  | "companyName"
  | "transferType"
  | "organisationType"
  | "passengers"
  | "vehicleTypes"
  | "quantity"
  | "askingPrice"
  | "urgent"
> & { start: End<LinePlace>; end: End<LinePlace | null> };

const linePlace = ({ address, placeId, location, address_fields: { city, country, countryISO3166Code } }: Place) => ({
  address,
  placeId,
  location,
  address_fields: { city, country, countryISO3166Code },
});

/** Of a list in a page's data, which holds nothing that the page does not show. */
export function asLine({ start, end, ...request }: BusRequestRecord): LineRequest {
  const { id, category, companyName, transferType, organisationType } = request;
  const { passengers, vehicleTypes, quantity, askingPrice, urgent } = request;
  return {
    ...{ id, category, companyName, transferType, organisationType },
    ...{ passengers, vehicleTypes, quantity, askingPrice, urgent },
    start: { address: linePlace(start.address), date: start.date },
    end: { address: end.address ? linePlace(end.address) : null, date: end.date },
  };
}
