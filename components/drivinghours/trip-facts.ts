import type { RequestValues } from "@/components/busrequest/form/values";
import { asksForEnd } from "@/lib/features/busrequest/rules/kind-fields";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { TripFacts } from "@/lib/features/way/schema";

/** The town alone: nothing that is asked here needs a front door. */
function townOf(place: Place): Place {
  const { city, country, countryISO3166Code } = place.address_fields;
  const address_fields = { street: "", number: "", city, postal_code: "", country, countryISO3166Code };
  return { address: city, placeId: place.placeId, location: place.location, address_fields };
}

const place = (chosen: Place) => (isChosen(chosen) ? townOf(chosen) : null);

type Typed = Pick<RequestValues, "category" | "transferType" | "start" | "end" | "stops">;

/** Both places and the departure are there. */
export const mayAskHours = ({ start, end }: Pick<Typed, "start" | "end">) =>
  isChosen(start.address) && isChosen(end.address) && start.date !== null;

/** Before the departure nobody comes back: a form says so at its field, and such a time is not known yet. */
const backAt = (start: number | null, end: number | null) =>
  start !== null && end !== null && end < start ? null : end;

/** What a form holds of its trip so far. */
export function tripFactsOf({ category, transferType, start, end, stops }: Typed) {
  return {
    category,
    transferType,
    start: { address: place(start.address), date: start.date },
    end: {
      address: place(end.address),
      date: asksForEnd(category, transferType) ? backAt(start.date, end.date) : null,
    },
    stops: stops.filter(isChosen).map(townOf),
  } satisfies TripFacts;
}
