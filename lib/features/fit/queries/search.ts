import type { Fit } from "../present";
import { compareFits, mostMissed, usualRadius } from "../rules";
import {
  freeBusCandidates,
  groupsAround,
  groupsOnWay,
  type Reach,
  rideCandidates,
  wider,
  type Whose,
} from "./candidates";
import { fitOf, type Look } from "./match";
import { addOwnWays, ownWay, Ways } from "./measure";
import { endOf, type FitBusSide, type FitTrip, isSupply, startOf } from "./trip";

const minutes = (ms: number) => ms / 60_000;

/** Best first; what fails behind it, where it is asked for, and not more of it than are looked at. */
function ranked(fits: readonly (Fit | null)[], missed: boolean) {
  const known = fits.flatMap((fit) => fit ?? []).sort(compareFits);
  const good = known.filter((fit) => fit.fits);
  return missed ? [...good, ...known.filter((fit) => !fit.fits).slice(0, mostMissed)] : good;
}

interface Search {
  look: Look;
  whose: Whose;
  /** Buses beside those that are posted. */
  more?: readonly FitBusSide[];
  missed?: boolean;
}

/** Whoever sits in a wheelchair may need none. */
const leastSeats = ({ passengers, wheelchairs, quantity }: FitTrip) =>
  Math.ceil((passengers ?? 1) / Math.max(1, quantity)) - Math.ceil(wheelchairs / Math.max(1, quantity));

/** Buses for a group. */
export async function busesFor(request: FitTrip, { look, whose, more = [], missed = false }: Search) {
  const [from, to, way] = [startOf(request), endOf(request), await ownWay(request)];
  if (!to || !way) return [];
  const wide: Reach = missed ? wider(look) : look;
  const along = { from, to, km: way.km, pickup: minutes(request.start), seats: leastSeats(request) };
  const oneway = request.transferType === "transferoneway";
  const [rides, posted] = await Promise.all([
    oneway ? rideCandidates(along, wide, whose) : Promise.resolve<FitTrip[]>([]),
    freeBusCandidates(along, wide, whose),
  ]);
  const ridesKnown: FitBusSide[] = rides.filter(isSupply);
  const free: FitBusSide[] = [...posted.filter(isSupply), ...more];
  const ways = new Ways();
  await ways.measure([
    [ridesKnown.map(startOf), [from]],
    [[to], ridesKnown.flatMap((ride) => endOf(ride) ?? [])],
    [free.map(startOf), [from]],
    [[oneway ? to : from], free.map(startOf)],
  ]);
  ways.own(request, way);
  await addOwnWays(ways, ridesKnown);
  const sides = [...ridesKnown, ...free].map((supply) => fitOf({ request, supply, ways, look }));
  return ranked(sides, missed);
}

async function groupsForRide(supply: FitBusSide, wide: Reach, whose: Whose, ways: Ways) {
  const [from, to, way] = [startOf(supply), endOf(supply), await ownWay(supply)];
  if (!to || !way) return [];
  // A wheelchair's place is no seat.
  const seats = (supply.passengers ?? 0) + supply.wheelchairPlaces;
  const groups = await groupsOnWay({ from, to, km: way.km, departure: minutes(supply.start), seats }, wide, whose);
  await ways.measure([
    [[from], groups.map(startOf)],
    [groups.flatMap((group) => endOf(group) ?? []), [to]],
  ]);
  ways.own(supply, way);
  return groups;
}

async function groupsForFreeBus(supply: FitBusSide, wide: Reach, whose: Whose, ways: Ways) {
  const place = startOf(supply);
  const free = { place, from: minutes(supply.start), until: minutes(supply.end) };
  const groups = await groupsAround({ ...free, radiusKm: supply.radius ?? usualRadius }, wide, whose);
  await ways.measure([
    [[place], groups.map(startOf)],
    [groups.flatMap((group) => [startOf(group), endOf(group) ?? startOf(group)]), [place]],
  ]);
  return groups;
}

/** Groups for a bus. */
export async function groupsFor(supply: FitBusSide, { look, whose, missed = false }: Search) {
  const wide: Reach = missed ? wider(look) : look;
  const ways = new Ways();
  const find = supply.category === "emptyride" ? groupsForRide : groupsForFreeBus;
  const groups = await find(supply, wide, whose, ways);
  await addOwnWays(ways, groups);
  const sides = groups.map((request) => fitOf({ request, supply, ways, look }));
  return ranked(sides, missed);
}

/** Groups for each of several free buses of one yard: what lies around it is read and measured once. */
export async function groupsForBuses(supplies: readonly FitBusSide[], { look, whose }: Search) {
  const [first] = supplies;
  if (!first) return [];
  const ways = new Ways();
  const start = Math.min(...supplies.map((supply) => supply.start));
  const end = Math.max(...supplies.map((supply) => supply.end));
  const groups = await groupsForFreeBus({ ...first, start, end }, look, whose, ways);
  await addOwnWays(ways, groups);
  const margin = look.hours * 3_600_000;
  return supplies.map((supply) => {
    const inTime = groups.filter((group) => group.start >= supply.start - margin && group.start <= supply.end + margin);
    return ranked(
      inTime.map((request) => fitOf({ request, supply, ways, look })),
      false,
    );
  });
}
