import fs from "node:fs";
import { graphFile } from "@/lib/geo/road/make/graph-file";
import { riverNames } from "@/lib/geo/road/make/river-names";
import { drawnTowns, mapDrawing } from "@/lib/geo/road/make/map-drawing";
import { mapRoads } from "@/lib/geo/road/make/map-roads";

const read = (file: string) => JSON.parse(fs.readFileSync(file, "utf8"));
const graph = graphFile(read("data/roads/network.json"), read("data/roads/places.json"));
fs.writeFileSync("data/roads/graph.json", JSON.stringify(graph));

/** One row a line: a change of one road is a change of one line. */
const rows = (list: readonly unknown[]) => `[\n${list.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;

const { motorways, others } = mapRoads(graph);
fs.writeFileSync("public/basemap/motorways.json", rows(motorways));
fs.writeFileSync("public/basemap/roads.json", rows(others));
const names = riverNames(read("data/rivers/names.json"), read("public/basemap/rivers.json"));
fs.writeFileSync("public/basemap/river-names.json", rows(names));
const shapes = ["land", "core", "lakes", "borders", "rivers", "places"] as const;
const [land, core, lakes, borders, rivers, places] = shapes.map((name) => read(`public/basemap/${name}.json`));
fs.writeFileSync("public/basemap/drawing.svg", mapDrawing({ land, core, lakes, borders, rivers, places, motorways }));
// A file among sources: as the formatter would write it.
const towns = drawnTowns(places).map((row) => `  [${row.join(", ")}]`);
fs.writeFileSync("lib/geo/towns.json", `[\n${towns.join(",\n")}\n]\n`);
process.stdout.write(
  `${graph.edges.length} pieces of road, ${names.length} names of rivers, ${motorways.length} motorways, ${others.length} other roads\n`,
);
