import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import type { Misfit } from "@/lib/corridor/limits";
import type { FitBusSide, FitTrip } from "./queries/trip";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { TableWay } from "@/lib/geo/road/port";
import { fitSentence } from "@/lib/i18n/fit-sentence";
import type { NamedFit } from "./rules";
import type { FitPlace, FitRecord } from "./schema";

/** How one bus stands to one group; km and minutes unrounded, moments in minutes since 1970. */
export interface Fit {
  request: FitTrip;
  supply: FitBusSide;
  fits: boolean;
  reasons: Misfit[];
  extraKm: number;
  extraMinutes: number;
  /** Of whom `moves` says that moves. */
  shiftMinutes: number;
  moves: "bus" | "group";
  seatsLeft: number;
  savedKm: number;
  directKm: number | null;
  startKm: number;
  tripKm: number;
  endKm: number;
  leave: number;
  pickup: number;
  arrival: number;
  source: TableWay["source"];
}

const tenth = (km: number) => Math.round(km * 10) / 10 + 0;
const whole = (minutes: number) => Math.round(minutes) + 0;
const ms = (minutes: number) => Math.round(minutes) * 60_000;

/** The town alone: whoever looks, a front door is told elsewhere. */
const placeOf = (place: Place, longitude: number, latitude: number, language: Language): FitPlace => ({
  name: placeName(place, language),
  longitude: Number(longitude.toFixed(2)),
  latitude: Number(latitude.toFixed(2)),
});

function tripOf(trip: FitTrip | FitBusSide, language: Language) {
  const { startPlace, endPlace, endLongitude, endLatitude } = trip;
  const to =
    endPlace && endLongitude !== null && endLatitude !== null
      ? placeOf(endPlace, endLongitude, endLatitude, language)
      : null;
  return {
    reference: trip.number === null ? null : referenceOf(trip.number),
    from: placeOf(startPlace, trip.startLongitude, trip.startLatitude, language),
    to,
    start: trip.start,
    end: trip.end,
  };
}

function requestOf(trip: FitTrip, language: Language): FitRecord["request"] {
  const { id, category, transferType, organisationType, passengers, quantity } = trip;
  return { id, ...tripOf(trip, language), category, transferType, organisationType, passengers, quantity };
}

function supplyOf(supply: FitBusSide, own: boolean, language: Language): FitRecord["supply"] {
  const { id, category, passengers, company, bus } = supply;
  return { id, ...tripOf(supply, language), category, seats: passengers, design: bus?.design ?? null, company, own };
}

function plateOf(bus: FitBusSide["bus"]): FitRecord["bus"] {
  if (!bus) return null;
  const { design: _public, ...plate } = bus;
  return plate;
}

/** `asked`: companies that the reader, the group's author, has asked. */
type Reader = { language: Language; companyId: string | null; asked?: ReadonlySet<string> };

/** As its reader may have it: a plate only of the own fleet. */
export function toFit(fit: Fit, { language, companyId, asked }: Reader): FitRecord {
  const { supply, request, directKm, ...rest } = fit;
  const own = companyId !== null && supply.company?.id === companyId;
  const record = {
    request: requestOf(request, language),
    supply: supplyOf(supply, own, language),
    bus: own ? plateOf(supply.bus) : null,
    asked: supply.company !== null && (asked?.has(supply.company.id) ?? false),
    fits: rest.fits,
    reasons: rest.reasons,
    extraKm: tenth(rest.extraKm),
    extraMinutes: whole(rest.extraMinutes),
    shiftMinutes: whole(rest.shiftMinutes),
    seatsLeft: rest.seatsLeft,
    savedKm: tenth(rest.savedKm),
    directKm: directKm === null ? null : tenth(directKm),
    startKm: tenth(rest.startKm),
    tripKm: tenth(rest.tripKm),
    endKm: tenth(rest.endKm),
    leave: ms(rest.leave),
    pickup: ms(rest.pickup),
    arrival: ms(rest.arrival),
    source: rest.source,
  };
  return { ...record, why: fitSentence({ ...record, moves: rest.moves }, language) };
}

/** The same in a line of a list. */
export function toNamedFit(fit: Fit, language: Language): NamedFit {
  const { supply, directKm, extraMinutes, shiftMinutes, extraKm, savedKm, leave } = fit;
  const { licenceplate, country } = supply.bus ?? {};
  return {
    link: supply.id ?? supply.bus?.id ?? "",
    ride: directKm !== null,
    bus: licenceplate && country ? { licenceplate, country } : null,
    from: placeName(supply.startPlace, language),
    to: supply.endPlace && placeName(supply.endPlace, language),
    extraKm: tenth(extraKm),
    extraMinutes: whole(extraMinutes),
    shiftMinutes: whole(shiftMinutes),
    savedKm: tenth(savedKm),
    leave: ms(leave),
  };
}
