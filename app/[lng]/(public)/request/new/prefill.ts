import { needValuesOf } from "@/components/busrequest/form/need-values";
import type { Prefill } from "@/components/busrequest/form/values";
import { parseDay, parseTime } from "@/components/form/calendar";
import { toInstant } from "@/components/form/market-time";
import type { Viewer } from "@/lib/access/viewer";
import {
  type Kind,
  organisationTypes,
  transferTypes,
  vehicleTypes as allTypes,
} from "@/lib/features/busrequest/rules/kinds";
import { noNeeds } from "@/lib/features/busrequest/rules/needs";
import { breakdownOf } from "@/lib/features/driver/queries/breakdown";
import { scannedBus } from "@/lib/features/bus/queries/scanned";
import { placeById, reversePlace, searchPlaces } from "@/lib/features/place/queries/towns";
import { isChosen, typedPlace } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { normaliseName } from "@/lib/fold";
import { type Language, languages } from "@/lib/i18n/routing";

export type Search = Record<string, string | string[] | undefined>;
export const textOf = (value: Search[string]) => (typeof value === "string" ? value.trim().slice(0, 200) : "");

const isCalled = (place: Place | null, town: string) =>
  place !== null && normaliseName(place.address_fields.city) === town;

/** Whether the town has that name in the reader's language or in another of ours: "Regensburg" is Ratisbona, too. */
async function hasName(place: Place, town: string, language: Language) {
  if (isCalled(place, town)) return true;
  const others = languages.filter((one) => one !== language);
  const names = await Promise.all(others.map((one) => placeById(place.placeId, one).catch(() => null)));
  return names.some((name) => isCalled(name, town));
}

/** The place of an id; else of a town's whole name; else the text as it was typed, still to be chosen. */
async function placeOf(id: string, text: string, language: Language) {
  const known = id ? await placeById(id, language).catch(() => null) : null;
  if (known || !text) return known ?? undefined;
  const [best] = await searchPlaces(text, language, { limit: 1 }).catch(() => []);
  const town = normaliseName(text.split(",")[0] ?? "");
  return best && isChosen(best) && (await hasName(best, town, language)) ? best : typedPlace(text);
}

const mostStops = 10;

/** Stops on the way, each by its id or as it was typed. */
async function stopsOf(via: Search[string], language: Language) {
  const said = [via ?? []].flat().map(textOf).filter(Boolean).slice(0, mostStops);
  const places = await Promise.all(said.map((stop) => placeOf(stop, stop, language)));
  return places.length > 0 ? places.filter((place) => place !== undefined) : undefined;
}

/** Where a bus stands, as its driver's phone has told: the spot itself, named after the town; else the town. */
async function spotOf(at: string, town: Place | undefined, language: Language) {
  const [latitude, longitude] = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(at) ? at.split(",").map(Number) : [];
  if (latitude === undefined || longitude === undefined) return town;
  const near = town ?? (await reversePlace(longitude, latitude, language).catch(() => null));
  return near ? { ...near, location: { longitude, latitude } } : town;
}

/** A day of the address without a time starts at eight; the author sees it and may change it. */
function momentOf(day: string, time: string) {
  const date = parseDay(day);
  return date ? toInstant(date, parseTime(time) ?? "08:00") : undefined;
}

const quarter = 15 * 60_000;
/** A replacement bus is needed now. */
const soonest = (kind: Kind) => (kind === "emergency" ? Math.ceil(Date.now() / quarter) * quarter : undefined);

function authorOf(viewer: Viewer): Prefill {
  if (viewer.kind !== "user") return {};
  return { companyName: viewer.company?.name ?? viewer.firstname, email: viewer.email };
}

const whole = (text: string) => (/^\d{1,3}$/.test(text) && Number(text) > 0 ? Number(text) : undefined);
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** What the address and the session already know of a new request. */
export async function prefillOf(kind: Kind, search: Search, language: Language, viewer: Viewer): Promise<Prefill> {
  const [named, to, stops] = await Promise.all([
    placeOf(textOf(search.from), textOf(search.fromText), language),
    placeOf(textOf(search.to), textOf(search.toText), language),
    stopsOf(search.via, language),
  ]);
  const from = kind === "emergency" ? await spotOf(textOf(search.at), named, language) : named;
  const transferType = transferTypes.find((type) => type === search.transferType);
  const organisationType = organisationTypes.find((type) => type === search.organisationType);
  const wanted = allTypes.filter((type) => type === search.vehicleType);
  const vehicleTypes = wanted.length > 0 ? wanted : undefined;
  return {
    ...authorOf(viewer),
    ...given({ passengers: whole(textOf(search.passengers)), transferType, organisationType, stops, vehicleTypes }),
    start: given({ address: from, date: momentOf(textOf(search.date), textOf(search.time)) ?? soonest(kind) }),
    end: given({ address: to, date: momentOf(textOf(search.returnDate), textOf(search.returnTime)) }),
  };
}

/** An own trip whose bus has broken down: all that it knows, so that the place and what broke are left to say. */
export async function breakdownPrefill(search: Search, language: Language, viewer: Viewer): Promise<Prefill> {
  const known = await breakdownOf(viewer, textOf(search.trip));
  if (!known) return {};
  const { position, to, passengers, phone, wheelchairPlaces } = known;
  const at = position ? `${position.latitude},${position.longitude}` : textOf(search.at);
  const spot = await spotOf(at, undefined, language);
  return {
    ...given({ phone: phone ?? undefined, passengers: passengers ?? undefined }),
    ...(wheelchairPlaces > 0 && { needs: needValuesOf({ ...noNeeds, wheelchairPlaces }) }),
    start: given({ address: spot, date: soonest("emergency") }),
    end: { address: to },
  };
}

type BusWords = (facts: { bus: string }) => string;

/** The bus whose code was scanned on the way here: its kind, and in the remarks which one it is. */
export async function busPrefill(companyId: string, search: Search, words: BusWords): Promise<Prefill> {
  const bus = await scannedBus(companyId, textOf(search.bus));
  if (!bus) return {};
  const vehicleTypes = allTypes.filter((type) => type === bus.design);
  return { vehicleTypes, description: words({ bus: [bus.name, bus.licenceplate].filter(Boolean).join(", ") }) };
}

/** Reloading the same address brings its draft back; another prefill does not overwrite it. */
export function draftKeyOf(kind: Kind, search: Search) {
  const said = Object.keys(search)
    .filter((key) => key !== "kind" && textOf(search[key]) !== "")
    .sort()
    .map((key) => `${key}=${textOf(search[key])}`);
  return [kind, ...said].join("&");
}
