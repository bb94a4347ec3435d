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

type Offer = ({ kind: "emptyride" } & EmptyRide) | ({ kind: "vacancy" } & FreeBus);

interface CorridorFile {
  profile?: RoadProfile;
  boarding?: number;
  alighting?: number;
  cases: { id: string; input: { offer: Offer; group: GroupTrip; limits?: Partial<CorridorLimits> } }[];
}

function answerCorridor({ profile, boarding, alighting, cases }: CorridorFile) {
  const way = byProfile(profile);
  return cases.map(({ id, input: { offer, group, limits } }) => {
    const rules = {
      ...limits,
      ...(boarding !== undefined && { boarding }),
      ...(alighting !== undefined && { alighting }),
    };
    const fit =
      offer.kind === "emptyride" ? fitEmptyRide(offer, group, way, rules) : fitFreeBus(offer, group, way, rules);
    return { id, ...roundedFit(fit) };
  });
}

interface ChainsFile {
  profile?: RoadProfile;
  ready?: number;
  turn?: number;
  instances: { id: string; bus: ChainBus; legs: Leg[]; maxLegs?: number }[];
}

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

function answerInstance(instance: ChainsFile["instances"][number], rules: ChainRules, way: MeasureWay) {
  const { bus, legs } = instance;
  const { network } = linkLegs(legs, bus, rules, way);
  const [bestShare, second] = searchByShare(network, { bus, rules, most: 2 }).chains;
  const [bestSaved] = searchBySaved(network, { bus, rules, most: 1 }).chains;
  const leastDead = [1, 2, 3, 4].map((count) => [
    count,
    roundedChain(count > rules.maxLegs ? undefined : searchLeastDead(network, bus, rules, count)),
  ]);
  return {
    id: instance.id,
    bestShare: roundedChain(bestShare),
    bestSaved: roundedChain(bestSaved),
    leastDead: Object.fromEntries(leastDead),
    second: roundedChain(second),
  };
}

function answerChains({ profile, instances, ...file }: ChainsFile) {
  const way = byProfile(profile);
  const rules = {
    ...chainRules,
    ...(file.ready !== undefined && { ready: file.ready }),
    ...(file.turn !== undefined && { turn: file.turn }),
  };
  return instances.map((instance) =>
    answerInstance(instance, { ...rules, maxLegs: instance.maxLegs ?? rules.maxLegs }, way),
  );
}

interface PriceFile {
  cases: { id: string; input: PriceQuestion; parameters?: PriceChange }[];
}

const answerPrice = ({ cases }: PriceFile) =>
  cases.map(({ id, input, parameters }) => ({ id, ...priceGuide(input, withChanges(parameters)) }));

interface HoursFile {
  cases: { id: string; input: Timeline }[];
}

const answerHours = ({ cases }: HoursFile) => cases.map(({ id, input }) => ({ id, ...checkDrivingHours(input) }));

interface RoadCase {
  id: string;
  from: RoadPoint;
  to: RoadPoint;
}

function answerRoad(file: RoadCase[] | { known?: RoadCase[]; others?: RoadCase[]; cases?: RoadCase[] }) {
  const cases = Array.isArray(file) ? file : [...(file.cases ?? []), ...(file.known ?? []), ...(file.others ?? [])];
  return cases.map(({ id, from, to }) => {
    const { km, minutes, source } = measureWay(from, to);
    return { id, km: tenths(km), minutes: Math.round(minutes), source };
  });
}

const answers = {
  road: answerRoad,
  corridor: answerCorridor,
  chains: answerChains,
  price: answerPrice,
  drivinghours: answerHours,
} as const;

/** One answer a case, in the order of the file. Throws for a kind that does not exist. */
export function answersTo(kind: string, file: unknown): object[] {
  if (!Object.hasOwn(answers, kind))
    throw new Error(`No cases of the kind "${kind}": ${Object.keys(answers).join(", ")}.`);
  const answer = answers[kind as keyof typeof answers] as (file: unknown) => object[];
  return answer(file);
}
