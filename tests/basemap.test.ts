import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { GraphFile } from "@/lib/geo/road/graph";
import { graphFile } from "@/lib/geo/road/make/graph-file";
import { drawnTowns, mapDrawing } from "@/lib/geo/road/make/map-drawing";
import { mapRoads } from "@/lib/geo/road/make/map-roads";
import { riverNames } from "@/lib/geo/road/make/river-names";

const folder = "public/basemap";
const read = (file: string) => JSON.parse(fs.readFileSync(file, "utf8"));
const bytes = (name: string) => gzipSync(fs.readFileSync(path.join(folder, name)), { level: 9 }).length;

describe("the files of the bundled map", () => {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith(".json"));

  it("are at most 450 kB compressed in all, roads 60 kB of them", () => {
    expect(files.length).toBeGreaterThan(9);
    expect(files.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThanOrEqual(450_000);
    expect(bytes("motorways.json") + bytes("roads.json")).toBeLessThanOrEqual(60_000);
  });

  it("follow a graph that is made of the network and its places, to the byte", () => {
    const made = graphFile(read("data/roads/network.json"), read("data/roads/places.json"));
    expect(JSON.stringify(made) === fs.readFileSync("data/roads/graph.json", "utf8")).toBe(true);
  });

  it("hold the roads of the network as it is kept: npm run roads makes them anew", () => {
    const graph: GraphFile = read("data/roads/graph.json");
    const { motorways, others } = mapRoads(graph);
    expect(read(path.join(folder, "motorways.json"))).toEqual(motorways);
    expect(read(path.join(folder, "roads.json"))).toEqual(others);
  });

  it("begin as a drawing of at most 12 kB, made of the same files: npm run roads", () => {
    const from = (name: string) => read(path.join(folder, `${name}.json`));
    const [land, core, lakes, borders] = ["land", "core", "lakes", "borders"].map(from);
    const [rivers, places, motorways] = ["rivers", "places", "motorways"].map(from);
    const drawing = fs.readFileSync(path.join(folder, "drawing.svg"), "utf8");
    expect(drawing).toBe(mapDrawing({ land, core, lakes, borders, rivers, places, motorways }));
    expect(read("lib/geo/towns.json")).toEqual(drawnTowns(places));
    expect(brotliCompressSync(drawing).length).toBeLessThanOrEqual(12_000);
    for (const name of ["Wien", "Vienna", "Viena"]) expect(drawing).toContain(`>${name}<`);
  });

  it("name rivers along their own course", () => {
    const names = riverNames(read("data/rivers/names.json"), read(path.join(folder, "rivers.json")));
    expect(read(path.join(folder, "river-names.json"))).toEqual(names);
    const known = new Set(names.map(([de]) => de));
    for (const river of ["Donau", "Rhein", "Elbe", "Inn", "Po", "Seine"]) expect(known).toContain(river);
  });
});
