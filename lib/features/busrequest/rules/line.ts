import { routeName } from "@/lib/i18n/place-names";
import type { Location } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { BusRequestRecord } from "../schema/record";

/** What one line of a list says of a request, and where it stands on a map. */
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
> & {
  /** In the reader's names: a page of lines needs none of the names of towns. */
  route: string;
  start: { date: number; location: Location };
  end: { date: number; location: Location | null };
};

/** Of a list in a page's data, which holds nothing that the page does not show. */
export function asLine({ start, end, ...request }: BusRequestRecord, language: Language): LineRequest {
  return {
    id: request.id,
    category: request.category,
    companyName: request.companyName,
    transferType: request.transferType,
    organisationType: request.organisationType,
    passengers: request.passengers,
    vehicleTypes: request.vehicleTypes,
    quantity: request.quantity,
    askingPrice: request.askingPrice,
    urgent: request.urgent,
    route: routeName(start.address, end.address, language),
    start: { date: start.date, location: start.address.location },
    end: { date: end.date, location: end.address?.location ?? null },
  };
}
