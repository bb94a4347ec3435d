import { offersAddress } from "@/components/offer/offers-address";
import type { InboxItem } from "@/lib/features/inbox/schema";

/** Where an item is dealt with. `partner`: the reader has a list of offers; others go to the request. */
export function itemHref({ noun, record, kind, request, data }: InboxItem, lng: string, partner: boolean) {
  if (data.dispatch === true || data.what === "stoodDown") return `/${lng}/userpanel/dispatch/${record}`;
  if (noun === "trip") return `/${lng}/userpanel/trips/${record}`;
  if (noun === "offer" && partner) return `/${lng}/userpanel/offers${offersAddress.write({ offer: record })}`;
  const asks = kind === "request" || kind === "emergency" || kind === "fit";
  return `/${lng}/request/${request?.id ?? record}${asks ? "#offer" : ""}`;
}
