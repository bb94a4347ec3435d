import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import { env } from "@/env.mjs";
import type { FoundChain } from "@/lib/chains/task";
import { endOf, startOf } from "@/lib/features/fit/queries/trip";
import { litresOf } from "@/lib/features/ledger/queries";
import { placeName } from "@/lib/i18n/place-names";
import type { RoadPoint } from "@/lib/geo/road/profile";
import type { Language } from "@/lib/i18n/routing";
import type { Gap, Spot } from "./queries/buses";
import type { CandidateTrip } from "./queries/legs";
import type { TourChain, TourLeg, TourSection } from "./schema";

const tenths = (km: number) => Math.round(km * 10) / 10;
const at = ({ lon, lat }: RoadPoint): [number, number] => [Number(lon.toFixed(4)), Number(lat.toFixed(4))];

export const spotOf = ({ place, point }: Spot, language: Language) => ({
  name: placeName(place, language),
  at: at(point),
});

/** What a chain is read with: the clock of its task, where its buses are free, whose trips they are. */
interface ChainContext {
  epoch: number;
  gaps: ReadonlyMap<string, Gap>;
  trips: ReadonlyMap<string, CandidateTrip>;
  language: Language;
}

function toLeg(chain: FoundChain, index: number, { epoch, trips, language }: ChainContext): TourLeg[] {
  const found = chain.legs[index];
  const trip = found && trips.get(found.id);
  const end = trip && endOf(trip);
  if (!found || !trip || !end) return [];
  const start = epoch + Math.round(chain.schedule.starts[index] ?? 0) * 60_000;
  const driven = chain.schedule.pieces.find(({ kind, leg }) => kind === "paid" && leg === index);
  return [
    {
      request: trip.id,
      reference: referenceOf(trip.number),
      from: { name: placeName(trip.startPlace, language), at: at(startOf(trip)) },
      to: { name: placeName(trip.endPlace, language), at: at(end) },
      returns: trip.transferType === "transfertwoway",
      passengers: trip.passengers,
      organisation: trip.organisationType,
      start,
      wished: trip.start,
      end: epoch + Math.round(driven?.end ?? 0) * 60_000,
      km: tenths(found.km),
      toKm: tenths(found.toKm),
    },
  ];
}

/** A chain as a reader gets it; null where a trip or its bus is not known any more. */
export function toChain(chain: FoundChain, context: ChainContext): TourChain | null {
  const { epoch, gaps, language } = context;
  const gap = gaps.get(chain.bus);
  if (!gap) return null;
  const moment = (minute: number) => epoch + Math.round(minute) * 60_000;
  const legs = chain.legs.flatMap((_, index) => toLeg(chain, index, context));
  if (legs.length < chain.legs.length) return null;
  const { schedule } = chain;
  const { id, licenceplate, country, name, design, capacity } = gap.bus;
  const sections = schedule.pieces.map(
    ({ kind, start, end, km, leg }): TourSection => ({
      kind,
      start: moment(start),
      end: moment(end),
      km: tenths(km),
      leg,
    }),
  );
  const litres = (Math.max(0, chain.savedKm) * litresOf(gap.bus)) / 100;
  return {
    bus: { id, licenceplate, country, name, design, capacity },
    fixed: gap.fixed,
    share: Math.round(chain.share * 10_000) / 10_000,
    paidKm: tenths(chain.paidKm),
    deadKm: tenths(chain.deadKm),
    savedKm: tenths(chain.savedKm),
    litres: tenths(litres),
    carbon: tenths(litres * env.LEDGER_CARBON),
    leave: moment(schedule.leave),
    back: moment(schedule.back),
    base: spotOf(gap.base, language),
    end: spotOf(gap.end, language),
    homeKm: tenths(chain.homeKm),
    drivers: schedule.drivers,
    nights: schedule.nights,
    driving: schedule.driving.map(Math.round).filter((minutes) => minutes > 0),
    legs,
    sections,
    breaks: schedule.breaks.map(moment),
  };
}
