import { offerStates } from "@/lib/features/offer/rules";
import { address, field, oneOf, page, uuid, type ValueOf } from "@/lib/http/address";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page. */
export const { take } = tableSettings.default;

/** `offer`: the one that a mail leads to. */
const fields = { state: field(oneOf(offerStates), null), page: page(), offer: field(uuid, null) };
export type OffersFilter = ValueOf<typeof fields>;
export const offersAddress = address(fields);
