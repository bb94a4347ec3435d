import fs from "node:fs";
import type { GraphFile } from "@/lib/geo/road/graph";
import { mapRoads } from "@/lib/geo/road/make/map-roads";

const graph: GraphFile = JSON.parse(fs.readFileSync("data/roads/graph.json", "utf8"));

/** One row a line: a change of one road is a change of one line. */
const rows = (list: readonly unknown[]) => `[\n${list.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;

const { motorways, others } = mapRoads(graph);
fs.writeFileSync("public/basemap/motorways.json", rows(motorways));
fs.writeFileSync("public/basemap/roads.json", rows(others));
process.stdout.write(`${motorways.length} motorways, ${others.length} other roads\n`);
