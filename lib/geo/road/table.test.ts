import { afterEach, expect, it } from "vitest";
import { json, serve, stopServing } from "@/tests/routing-service";
import { makeRoad } from "./port";

const regensburg = { lat: 49.017, lon: 12.097, country: "DE" };
const passau = { lat: 48.567, lon: 13.431, country: "DE" };
const straubing = { lat: 48.88, lon: 12.57, country: "DE" };

afterEach(stopServing);

it("OSRM: km and minutes of each pair, no faster than a coach; asked once for the same cells", async () => {
  const { road, asked } = await serve("osrm", (_request, response) =>
    json(response, { code: "Ok", distances: [[120_500], [74_000]], durations: [[4_200], [2_000]] }),
  );
  const table = await road.table([regensburg, straubing], [passau]);
  expect(table).toMatchObject([[{ km: 120.5, source: "osrm" }], [{ km: 74, source: "osrm" }]]);
  expect(table[0]?.[0]?.minutes).toBeGreaterThan(70);
  expect(await road.table([straubing], [passau])).toEqual([table[1]]);
  expect(asked).toEqual([
    "/table/v1/driving/12.1,49.02;12.57,48.88;13.43,48.57?sources=0;1&destinations=2&annotations=distance,duration",
  ]);
});

it("Valhalla: asked for a bus; a pair without a way is measured by the bundled roads", async () => {
  const { road, asked } = await serve("valhalla", (_request, response) =>
    json(response, {
      sources_to_targets: [
        [
          { distance: 130, time: 9_000 },
          { distance: null, time: null },
        ],
      ],
    }),
  );
  const [line] = await road.table([regensburg], [passau, straubing]);
  expect(line).toMatchObject([{ km: 130, minutes: 150, source: "valhalla" }, { source: "network" }]);
  expect(asked).toEqual(["/sources_to_targets"]);
});

it("pairs that cannot be true are measured by the bundled roads", async () => {
  const answer = { code: "Ok", distances: [[120_500, 74_000_000]], durations: [[4_200, 2_000]] };
  const { road } = await serve("osrm", (_request, response) => json(response, answer));
  const [line] = await road.table([regensburg], [passau, straubing]);
  expect(line?.map(({ source }) => source)).toEqual(["osrm", "network"]);
  expect(line?.[1]?.km).toBeLessThan(100);
});

it.each<[string, unknown]>([
  ["too few rows", { code: "Ok", distances: [], durations: [] }],
  ["another protocol", { trip: {} }],
])("the bundled roads answer where it gives %s", async (_name, answer) => {
  const { road, asked } = await serve("osrm", (_request, response) => json(response, answer));
  const table = await road.table([regensburg], [passau, straubing]);
  expect(table.flat().map(({ source }) => source)).toEqual(["network", "network"]);
  for (let again = 0; again < 4; again++) await road.table([regensburg], [passau]);
  expect(asked).toHaveLength(3);
});

it("one place without a road leaves the others to the service, and is asked for once", async () => {
  const { road, asked } = await serve("valhalla", (_request, response, body) => {
    const { sources, targets } = JSON.parse(body) as Record<"sources" | "targets", { lat: number }[]>;
    if ([...sources, ...targets].some(({ lat }) => lat === 57))
      return response.writeHead(400).end(JSON.stringify({ error_code: 171, error: "No suitable edges near location" }));
    json(response, { sources_to_targets: sources.map(() => targets.map(() => ({ distance: 200, time: 12_000 }))) });
  });
  const near = Array.from({ length: 20 }, (_, n) => ({ ...passau, lat: passau.lat + n / 20 }));
  const places = [...near.slice(0, 13), { lat: 57, lon: 3, country: "" }, ...near.slice(13)];
  const table = await road.table([regensburg], places);
  const sources = table[0]?.map(({ source }) => source) ?? [];
  expect(sources.filter((source) => source === "valhalla")).toHaveLength(20);
  expect(sources[13]).toBe("factor");
  const { length } = asked;
  expect(length).toBeLessThan(12);
  await road.table([regensburg], places);
  expect(asked).toHaveLength(length);
});

it("ways between places of which one has no road: served once, the unknown pairs left open", async () => {
  const { road, asked } = await serve("osrm", (_request, response) => {
    const cells = (value: number) => [
      [0, null],
      [value, null],
    ];
    json(response, { code: "Ok", distances: cells(120_500), durations: cells(4_200) });
  });
  const way = await road.servedWays([regensburg, passau]);
  expect(way?.(passau, regensburg)).toMatchObject({ km: 120.5, source: "osrm" });
  expect(way?.(regensburg, passau)).toBeUndefined();
  await road.servedWays([regensburg, passau]);
  expect(asked).toHaveLength(1);
});

it("equals the single ways, there and back, and of both ends the same it is no way", async () => {
  const road = makeRoad();
  const table = await road.table([regensburg, passau, straubing], [passau]);
  const way = await road.way([regensburg, passau]);
  expect(table[0]?.[0]?.km).toBeCloseTo(way.km, 6);
  expect(table[0]?.[0]?.minutes).toBeCloseTo(way.minutes, 6);
  expect(table[1]?.[0]?.km).toBe(0);
  expect((await road.table([passau], [regensburg]))[0]?.[0]?.km).toBeCloseTo(way.km, 6);
  expect(await road.table([], [passau])).toEqual([]);
});
