import { offerStates, offerTabs } from "@/lib/features/offer/rules/offer";
import { address, field, oneOf, page, text, uuid, type ValueOf } from "@/lib/http/address";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page. */
export const { take } = tableSettings.default;

/** `offer`: the one whose details are open; a mail leads to it, too. Without `tab` the page chooses. */
const fields = {
  tab: field(oneOf(offerTabs), null),
  state: field(oneOf(offerStates), null),
  text: text(80, "q"),
  page: page(),
  offer: field(uuid, null),
};
export type OffersFilter = ValueOf<typeof fields>;
export const offersAddress = address(fields);
