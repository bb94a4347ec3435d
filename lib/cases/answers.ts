import { linkLegs } from "@/lib/chains/links";
import { type Chain, type ChainBus, type ChainRules, chainRules, type Leg } from "@/lib/chains/problem";
import { searchBySaved, searchByShare, searchLeastDead } from "@/lib/chains/search";
import { type EmptyRide, fitEmptyRide } from "@/lib/corridor/empty-ride";
import { type FreeBus, fitFreeBus } from "@/lib/corridor/free-bus";
import type { GroupTrip } from "@/lib/corridor/group";
import type { CorridorLimits } from "@/lib/corridor/limits";
import { checkDrivingHours } from "@/lib/drivinghours/check";
import type { Timeline } from "@/lib/drivinghours/types";
import { measureWay } from "@/lib/geo/road/measure";
import { byProfile, type MeasureWay, type RoadPoint, type RoadProfile } from "@/lib/geo/road/profile";
import { type PriceQuestion, priceGuide } from "@/lib/price/guide";
import { type PriceChange, withChanges } from "@/lib/price/parameters";
import { type CaseKind, wrongIn } from "./shapes";

/** Worked cases, answered by the code that the pages use; numbers rounded as the files write them. */

const tenths = (km: number) => Math.round(km * 10) / 10 + 0;
const tenThousandths = (share: number) => Math.round(share * 10_000) / 10_000;

/** Names that end in Km are km to one digit, other numbers whole minutes. */
function roundedFit(answer: object) {
  const rounded = (name: string, value: unknown) => {
    if (typeof value !== "number") return value;
    return name.endsWith("Km") ? tenths(value) : Math.round(value) + 0;
  };
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, rounded(name, value)]));
}

/** Of a case that has one. */
const idOf = (given: unknown) => (given as { id?: unknown } | null)?.id ?? null;

/** One case that cannot be answered says why and leaves the others theirs. */
function each<C>(kind: CaseKind, cases: readonly C[], answer: (one: C) => object) {
  return cases.map((one) => {
    try {
      const wrong = wrongIn(kind, one);
      return { id: idOf(one), ...(wrong === null ? answer(one) : { error: wrong }) };
    } catch (error) {
      return { id: idOf(one), error: error instanceof Error ? error.message : String(error) };
    }
  });
}

/** A file's cases, whether they stand alone or beside what holds for all. */
function listOf<C, F extends object>(file: F | readonly C[], name: keyof F & string) {
  const list = Array.isArray(file) ? file : (file as F)[name];
  return (Array.isArray(list) ? list : []) as readonly C[];
}

type Offer = ({ kind: "emptyride" } & EmptyRide) | ({ kind: "vacancy" } & FreeBus);

type CorridorCase = { id: string; input: { offer: Offer; group: GroupTrip; limits?: Partial<CorridorLimits> } };
interface CorridorFile {
  profile?: RoadProfile;
  boarding?: number;
  alighting?: number;
  cases: CorridorCase[];
}

function answerCorridor(file: CorridorFile | CorridorCase[]) {
  const { profile, boarding, alighting }: Partial<CorridorFile> = Array.isArray(file) ? {} : file;
  const way = byProfile(profile);
  return each("corridor", listOf<CorridorCase, CorridorFile>(file, "cases"), ({ input: { offer, group, limits } }) => {
    const rules = {
      ...limits,
      ...(boarding !== undefined && { boarding }),
      ...(alighting !== undefined && { alighting }),
    };
    const fit =
      offer.kind === "emptyride" ? fitEmptyRide(offer, group, way, rules) : fitFreeBus(offer, group, way, rules);
    return roundedFit(fit);
  });
}

interface ChainsFile {
  profile?: RoadProfile;
  ready?: number;
  turn?: number;
  instances: ChainInstance[];
}
type ChainInstance = { id: string; bus: ChainBus; legs: Leg[]; maxLegs?: number };

const roundedChain = (chain: Chain | undefined) =>
  chain
    ? {
        chain: chain.legs.map(({ id }) => id),
        deadKm: tenths(chain.deadKm),
        paidKm: tenths(chain.paidKm),
        share: tenThousandths(chain.share),
        savedKm: tenths(chain.savedKm),
        back: Math.ceil(chain.back - 1e-9),
      }
    : null;

function answerInstance(instance: ChainInstance, rules: ChainRules, way: MeasureWay) {
  const { bus, legs } = instance;
  const { network } = linkLegs(legs, bus, rules, way);
  const [bestShare, second] = searchByShare(network, { bus, rules, most: 2 }).chains;
  const [bestSaved] = searchBySaved(network, { bus, rules, most: 1 }).chains;
  const leastDead = [1, 2, 3, 4].map((count) => [
    count,
    roundedChain(count > rules.maxLegs ? undefined : searchLeastDead(network, bus, rules, count)),
  ]);
  return {
    bestShare: roundedChain(bestShare),
    bestSaved: roundedChain(bestSaved),
    leastDead: Object.fromEntries(leastDead),
    second: roundedChain(second),
  };
}

function answerChains(given: ChainsFile | ChainInstance[]) {
  const { profile, ...file }: Partial<ChainsFile> = Array.isArray(given) ? {} : given;
  const way = byProfile(profile);
  const rules = {
    ...chainRules,
    ...(file.ready !== undefined && { ready: file.ready }),
    ...(file.turn !== undefined && { turn: file.turn }),
  };
  return each("chains", listOf<ChainInstance, ChainsFile>(given, "instances"), (instance) =>
    answerInstance(instance, { ...rules, maxLegs: instance.maxLegs ?? rules.maxLegs }, way),
  );
}

type PriceCase = { id: string; input: PriceQuestion; parameters?: PriceChange };
/** What a case leaves out is not driven. */
const nothingDriven = { days: [], paidKm: {}, deadKm: {} };

const answerPrice = (file: { cases: PriceCase[] } | PriceCase[]) =>
  each("price", listOf<PriceCase, { cases: PriceCase[] }>(file, "cases"), ({ input, parameters }) =>
    priceGuide({ ...nothingDriven, ...input }, withChanges(parameters)),
  );

type HoursCase = { id: string; input: Timeline };

const answerHours = (file: { cases: HoursCase[] } | HoursCase[]) =>
  each("drivinghours", listOf<HoursCase, { cases: HoursCase[] }>(file, "cases"), ({ input }) =>
    checkDrivingHours(input),
  );

interface RoadCase {
  id: string;
  from: RoadPoint;
  to: RoadPoint;
}

type RoadFile = { cases?: RoadCase[]; known?: RoadCase[]; others?: RoadCase[] };

function answerRoad(file: RoadCase[] | RoadFile) {
  const cases = Array.isArray(file) ? file : lists.road.flatMap((name) => listOf<RoadCase, RoadFile>(file, name));
  return each("road", cases, ({ from, to }) => {
    const { km, minutes, source } = measureWay(from, to);
    return { km: tenths(km), minutes: Math.round(minutes), source };
  });
}

/** Where a file that is no list has its cases. */
const lists = {
  road: ["cases", "known", "others"],
  corridor: ["cases"],
  chains: ["instances"],
  price: ["cases"],
  drivinghours: ["cases"],
} as const;

function hasCases(kind: CaseKind, file: unknown) {
  if (Array.isArray(file)) return file.length > 0;
  if (typeof file !== "object" || file === null) return false;
  return lists[kind].some((name) => {
    const list = (file as Record<string, unknown>)[name];
    return Array.isArray(list) && list.length > 0;
  });
}

const answers = {
  road: answerRoad,
  corridor: answerCorridor,
  chains: answerChains,
  price: answerPrice,
  drivinghours: answerHours,
} as const;

/** One answer a case, in the order of the file. Throws for a kind that does not exist and for a file without cases. */
export function answersTo(kind: string, file: unknown): object[] {
  if (!Object.hasOwn(answers, kind))
    throw new Error(`No cases of the kind "${kind}": ${Object.keys(answers).join(", ")}.`);
  const known = kind as CaseKind;
  if (!hasCases(known, file))
    throw new Error(`No cases in the file: a list of them, or an object with "${lists[known].join('", "')}".`);
  const answer = answers[known] as (file: unknown) => object[];
  return answer(file);
}
