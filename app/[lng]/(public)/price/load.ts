import type { Prefill } from "@/components/busrequest/form/values";
import type { PlaceAtSea } from "@/components/price/missing-facts";
import type { Viewer } from "@/lib/access/viewer";
import type { FieldError } from "@/lib/errors";
import { parseDay, parseTime } from "@/components/form/calendar";
import { dateErrors } from "@/lib/features/busrequest/rules/dates";
import { askPriceGuide } from "@/lib/features/priceguide/queries/guide";
import { priceChanges } from "@/lib/features/priceguide/queries/changes";
import { type PriceFacts, priceguideInput } from "@/lib/features/priceguide/schema";
import { placesOfTrip, seaErrors } from "@/lib/features/place/queries/land";
import { isChosen } from "@/lib/features/place/rules";
import type { Language } from "@/lib/i18n/routing";
import { prefillOf, type Search, textOf } from "../request/new/prefill";

/** The places in the water, as they are called: of a service that knows seas and lakes by their names. */
async function placesAtSea(known: Prefill): Promise<PlaceAtSea[]> {
  const places = new Map(placesOfTrip(known));
  return (await seaErrors([...places])).map(({ path }) => ({ path, name: places.get(path)?.address ?? "" }));
}

/** What the request form would refuse at its fields: a place that nobody knows, a moment that is over or before the departure. */
function errorsOf({ start, end }: Prefill, now: number): FieldError[] {
  const ends = Object.entries({ start, end });
  const unknown = ends.filter(([, at]) => at?.address?.address && !isChosen(at.address));
  const at = (date: number | null | undefined) => (date == null ? undefined : { date });
  return [
    ...unknown.map(([path]) => ({ path: `${path}.address`, message: "placeNotChosen" })),
    ...dateErrors({ category: "grouprequest", start: at(start?.date), end: at(end?.date) }, now),
  ];
}

const typedMoments = { "start.date": ["date", "time"], "end.date": ["returnDate", "returnTime"] } as const;

const people = priceguideInput.shape.passengers;

/** Days, times and people of the address that are none. */
function unreadable(search: Search, { passengers }: Prefill): FieldError[] {
  const crowd =
    textOf(search.passengers) && !people.safeParse(passengers ?? 0).success
      ? [{ path: "passengers", message: "passengersRange" }]
      : [];
  const moments = Object.entries(typedMoments).flatMap(([path, [day, time]]) => {
    if (textOf(search[day]) && !parseDay(textOf(search[day]))) return [{ path, message: "dateInvalid" }];
    return textOf(search[time]) && !parseTime(textOf(search[time])) ? [{ path, message: "timeInvalid" }] : [];
  });
  return [...moments, ...crowd];
}

/** The guide for what is known, and what would change it; a place in the water is still to be chosen, and nothing is reckoned past it. */
export async function priceOf(known: Prefill, viewer: Viewer, now = Date.now()) {
  const { transferType, passengers, vehicleTypes, stops, start, end } = known;
  const atSea = await placesAtSea(known);
  const wet = new Set(atSea.map(({ path }) => path));
  const chosen = (path: string, address: NonNullable<typeof start>["address"]) =>
    isChosen(address) && !wet.has(path) ? address : null;
  const facts: PriceFacts = {
    transferType,
    passengers,
    vehicleTypes,
    stops: stops?.filter((stop, at) => isChosen(stop) && !wet.has(`stops.${at}`)),
    start: { address: chosen("start.address", start?.address), date: start?.date },
    end: { address: chosen("end.address", end?.address), date: end?.date },
  };
  const asked = priceguideInput.safeParse(facts);
  const record = asked.success ? await askPriceGuide(asked.data) : null;
  const wrong = atSea.map(({ path }) => ({ path, message: "placeAtSea" }));
  const errors = [...wrong, ...errorsOf(known, now)];
  const changes = record && errors.length === 0 ? await priceChanges(viewer, record, facts) : null;
  return { atSea, errors, record, changes };
}

/** What the address asks for: the facts as the form shows them, the guide, and what would change it. */
export async function readPrice(search: Search, language: Language, viewer: Viewer) {
  const isAsked = Object.keys(search).length > 0;
  const filled = await prefillOf("grouprequest", search, language, viewer);
  // What is not said is reckoned as one way: the form says so, too.
  const known = { ...filled, transferType: filled.transferType ?? (isAsked ? "transferoneway" : undefined) };
  const { errors, ...priced } = await priceOf(known, viewer);
  return { known, asked: isAsked, ...priced, errors: [...unreadable(search, filled), ...errors] };
}
