import { encodePolyline } from "@/lib/geo/polyline";
import type { GraphFile } from "../graph";

/** A road as the map draws it: class, shield's text, E-roads, country, towns on the way as a polyline of three digits. */
type MapRoad = [roadClass: number, shield: string, european: string, country: string, line: string];

export const mapDigits = 3;
const motorway = 0;
const tunnel = 4;
/** Junction roads and ferries are labels of convenience, numbers of trunk roads are from memory: no shields. */
const hasShield = (roadClass: number, road: string) => roadClass === motorway && !/^(link|F )/.test(road);

interface Chain {
  roadClass: number;
  shield: string;
  european: string;
  nodes: number[];
}

/** Edges stand in the order of the network's stretches: those of one road that follow each other are one line. */
function chainsOf(edges: GraphFile["edges"]): Chain[] {
  const chains: Chain[] = [];
  for (const [a, b, , roadClass, road, european] of edges) {
    const [first = ""] = road.split("/");
    const shield = hasShield(roadClass, road) ? first : "";
    const last = chains.at(-1);
    const goesOn =
      last?.nodes.at(-1) === a && last.roadClass === roadClass && last.shield === shield && last.european === european;
    if (last && goesOn) last.nodes.push(b);
    else chains.push({ roadClass, shield, european, nodes: [a, b] });
  }
  return chains;
}

function mostFrequent(names: readonly string[]) {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

/**
 * What the map loads of the network: motorways and tunnels as soon as it opens, the rest once it has come closer.
 * `public/basemap/README.md` says how the files are read.
 */
export function mapRoads({ nodes, edges }: GraphFile) {
  const motorways: MapRoad[] = [];
  const others: MapRoad[] = [];
  for (const { roadClass, shield, european, nodes: way } of chainsOf(edges)) {
    const places = way.flatMap((node) => (nodes[node] ? [nodes[node]] : []));
    const country = mostFrequent(places.map((place) => place[3]).filter(Boolean));
    const line = places.map(([lon, lat]) => [lon, lat] as const);
    const road: MapRoad = [roadClass, shield, european, country, encodePolyline(line, mapDigits)];
    if (roadClass === motorway || roadClass === tunnel) motorways.push(road);
    else others.push(road);
  }
  return { motorways, others };
}
