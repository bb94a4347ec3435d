import { routeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import type { BusRequestRecord } from "../schema/record";

type Said = "companyName" | "transferType" | "organisationType" | "vehicleTypes" | "askingPrice" | "urgent";

/** What one line of a list says of a request, and where it stands on a map. What says nothing is left out: a page's data hold many lines. */
export type LineRequest = Pick<BusRequestRecord, "id" | "category" | "passengers"> &
  // One way where nothing else is said.
  Partial<Pick<BusRequestRecord, Said>> & {
    /** Buses, where nobody says for how many people. */
    quantity?: number;
    /** In the reader's names: a page of lines needs none of the names of towns. */
    route: string;
    /** Start and end. */
    date: number;
    until: number;
    /** Where it starts. */
    at: [longitude: number, latitude: number];
  };

/** Of a list in a page's data, which holds nothing that the page does not show. */
export function asLine({ start, end, ...request }: BusRequestRecord, language: Language): LineRequest {
  const { id, category, passengers, companyName, transferType, organisationType, vehicleTypes, askingPrice, urgent } =
    request;
  const { longitude, latitude } = start.address.location;
  return {
    id,
    category,
    passengers,
    ...(companyName && { companyName }),
    ...(transferType !== "transferoneway" && { transferType }),
    ...(organisationType && { organisationType }),
    ...(vehicleTypes.length > 0 && { vehicleTypes }),
    ...(passengers === null && { quantity: request.quantity }),
    ...(askingPrice && { askingPrice }),
    ...(urgent && { urgent }),
    route: routeName(start.address, end.address, language),
    date: start.date,
    until: end.date,
    at: [longitude, latitude],
  };
}
