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
  const { id, category, companyName, transferType, organisationType } = request;
  const { passengers, vehicleTypes, quantity, askingPrice, urgent } = request;
  return {
    ...{ id, category, companyName, transferType, organisationType },
    ...{ passengers, vehicleTypes, quantity, askingPrice, urgent },
    route: routeName(start.address, end.address, language),
    start: { date: start.date, location: start.address.location },
    end: { date: end.date, location: end.address?.location ?? null },
  };
}
