import fs from "node:fs";
import { inSpace } from "@/lib/geo/earth";
import { log } from "@/lib/log";

/** The main roads as a graph: the edges of node n stand at first[n] … first[n + 1] in `target`, `km`, `roadClass`. */
export interface RoadGraph {
  lat: Float64Array;
  lon: Float64Array;
  /** Where each node lies in space, three km each: the straight line through the earth is a distance that no road undercuts. */
  space: Float64Array;
  country: string[];
  first: Uint32Array;
  target: Uint32Array;
  km: Float64Array;
  /** 0 motorway, 1 trunk, 2 primary, 3 ferry, 4 tunnel. */
  roadClass: Uint8Array;
}

export interface GraphFile {
  nodes: [lon: number, lat: number, name: string, country: string][];
  edges: [a: number, b: number, tenthsOfKm: number, roadClass: number, road: string, european: string][];
}

/** Both directions of each edge, side by side by their first node. */
function graphOf({ nodes, edges }: GraphFile): RoadGraph {
  const first = new Uint32Array(nodes.length + 1);
  for (const [a, b] of edges) {
    first[a + 1] = (first[a + 1] ?? 0) + 1;
    first[b + 1] = (first[b + 1] ?? 0) + 1;
  }
  for (let node = 0; node < nodes.length; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const next = Uint32Array.from(first);
  const graph = {
    lat: Float64Array.from(nodes, ([, lat]) => lat),
    lon: Float64Array.from(nodes, ([lon]) => lon),
    space: Float64Array.from(nodes.flatMap(([lon, lat]) => inSpace({ lon, lat }))),
    country: nodes.map(([, , , country]) => country),
    first,
    target: new Uint32Array(edges.length * 2),
    km: new Float64Array(edges.length * 2),
    roadClass: new Uint8Array(edges.length * 2),
  };
  const put = (from: number, to: number, km: number, roadClass: number) => {
    const at = next[from] ?? 0;
    next[from] = at + 1;
    graph.target[at] = to;
    graph.km[at] = km;
    graph.roadClass[at] = roadClass;
  };
  for (const [a, b, tenths, roadClass] of edges) {
    put(a, b, tenths / 10, roadClass);
    put(b, a, tenths / 10, roadClass);
  }
  return graph;
}

let loaded: RoadGraph | null | undefined;

/** The bundled network; null where its folder is missing: then ways are measured by the profile alone. */
export function roadGraph(file = "data/roads/graph.json") {
  if (loaded !== undefined) return loaded;
  try {
    loaded = graphOf(JSON.parse(fs.readFileSync(file, "utf8")));
  } catch (error) {
    log.warn({ err: error }, "no road network: ways are measured as the crow flies");
    loaded = null;
  }
  return loaded;
}
