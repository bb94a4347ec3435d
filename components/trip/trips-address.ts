import { tripTabs } from "@/lib/features/trip/rules";
import { address, field, oneOf, page, type ValueOf } from "@/lib/http/address";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page. */
export const { take } = tableSettings.default;

const fields = { show: field(oneOf(tripTabs), "upcoming"), page: page() };
export type TripsFilter = ValueOf<typeof fields>;
export const tripsAddress = address(fields);
