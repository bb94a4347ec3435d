import { greatCircleKm } from "@/lib/geo/earth";
import type { GraphFile } from "../graph";

export interface Stretch {
  road: string;
  e: string[];
  country: string;
  class: string;
  towns: string[];
}

/** A place of the network: where it is drawn, its name, its country where it is a town; and what roads call it: `DE Köln`, `DE A542: Monheim`. */
type NetworkPlace = [lon: number, lat: number, name: string, country: string, ...labels: string[]];

const classes = ["motorway", "trunk", "primary", "ferry", "tunnel"];
/** Roads are longer than great circles by so much: by class, and by country where the land makes them wind. */
const byClass = [1.1, 1.09, 1.2, 1, 1.02];
const byTerrain = new Map(
  Object.entries({ ME: 1.18, NO: 1.07, HR: 1.06, BA: 1.06, SI: 1.06, MK: 1.05, GR: 1.04 }).concat(
    Object.entries({ CH: 1.03, RO: 1.03, GB: 1.03, BE: 1.03, DK: 1.02 }),
  ),
);
const ferry = classes.indexOf("ferry");
const earthRadiusKm = 6_371;

type Position = { lat: number; lon: number };

function tenthsOf(from: Position, to: Position, roadClass: number, country: string) {
  const terrain = roadClass === ferry ? 1 : (byTerrain.get(country) ?? 1);
  return Math.round(greatCircleKm(from, to, earthRadiusKm) * (byClass[roadClass] ?? 1) * terrain * 10);
}

/** Which place a road means. Throws where the list of places lacks it. */
function finderOf(places: readonly NetworkPlace[]) {
  const known = new Map(places.flatMap((place) => place.slice(4).map((label) => [label, place] as const)));
  return ({ road, country }: Stretch, town: string) => {
    const place = known.get(`${country} ${road}: ${town}`) ?? known.get(`${country} ${town}`);
    if (!place) throw new Error(`data/roads/places.json names no "${country} ${town}" (${road})`);
    return place;
  };
}

/** A stretch that is listed twice is one. */
function distinct(network: readonly Stretch[]) {
  return [
    ...new Map(network.map((stretch) => [`${stretch.country} ${stretch.road} ${stretch.towns}`, stretch])).values(),
  ];
}

type Pair = { from: NetworkPlace; to: NetworkPlace; stretches: Stretch[] };

/** Towns that follow each other on a road, with all roads that hold them, in the order of the network. */
function pairsOf(network: readonly Stretch[], places: readonly NetworkPlace[]) {
  const find = finderOf(places);
  const number = new Map<NetworkPlace, number>();
  const pairs = new Map<string, Pair>();
  const numberOf = (place: NetworkPlace) => {
    const known = number.get(place) ?? number.size;
    number.set(place, known);
    return known;
  };
  for (const stretch of distinct(network)) {
    const way = stretch.towns.map((town) => find(stretch, town));
    for (const [at, to] of way.entries()) {
      const from = way[at - 1];
      if (!from || from === to) continue;
      const key = [numberOf(from), numberOf(to)].sort((one, other) => one - other).join(" ");
      const pair = pairs.get(key) ?? { from, to, stretches: [] };
      pair.stretches.push(stretch);
      pairs.set(key, pair);
    }
  }
  return { pairs: [...pairs.values()], number };
}

/** The graph of the network: each place once, in the order of the roads; roads that share a piece share its edge, of the best class among them. */
export function graphFile(
  network: readonly Stretch[],
  places: readonly NetworkPlace[],
): GraphFile & { classes: string[] } {
  const { pairs, number } = pairsOf(network, places);
  const edges = pairs.map(({ from, to, stretches }): GraphFile["edges"][number] => {
    const roadClass = Math.min(...stretches.map((stretch) => classes.indexOf(stretch.class)));
    const [first] = stretches;
    const [a, b] = [from, to].map(([lon, lat]) => ({ lon, lat })) as [Position, Position];
    const tenths = tenthsOf(a, b, roadClass, first?.country ?? "");
    const road = stretches.map((stretch) => stretch.road).join("/");
    return [number.get(from) ?? 0, number.get(to) ?? 0, tenths, roadClass, road, first?.e.join("/") ?? ""];
  });
  const nodes = [...number.keys()].map(([lon, lat, name, country]): GraphFile["nodes"][number] => [
    lon,
    lat,
    name,
    country,
  ]);
  return { classes, nodes, edges };
}
