import { afterEach, describe, expect, it } from "vitest";
import { encodePolyline } from "@/lib/geo/polyline";
import { json, serve, stopServing } from "@/tests/routing-service";

afterEach(stopServing);

const dover = { lat: 51.13, lon: 1.31, country: "GB" };
const lille = { lat: 50.63, lon: 3.06, country: "FR" };
type Line = [number, number][];
const channel = [
  [1.31, 51.13],
  [1.85, 50.97],
  [3.06, 50.63],
];

describe("a ferry on the way of a routing service", () => {
  it("OSRM: a ferry is waited for, not driven, and two pieces of it are one", async () => {
    const steps = [
      { mode: "driving", distance: 10_000, duration: 600 },
      { mode: "ferry", distance: 20_000, duration: 2_700 },
      { mode: "ferry", distance: 20_000, duration: 2_700 },
      { mode: "driving", distance: 110_000, duration: 9_000 },
      { mode: "driving", distance: 0, duration: 0 },
    ];
    const { road } = await serve("osrm", (_request, response) =>
      json(response, {
        code: "Ok",
        routes: [{ distance: 160_000, duration: 15_000, geometry: { coordinates: channel }, legs: [{ steps }] }],
      }),
    );
    const way = await road.way([dover, lille]);
    // 45 minutes of waiting beside the crossing's ninety.
    expect(way).toMatchObject({ km: 160, wheel: 160, minutes: 160 + 135, source: "osrm" });
    expect(way.crossings).toEqual([{ after: 10, km: 40, minutes: 135 }]);
  });

  it("OSRM: its steps tell where on the line it lies, two pieces of it as one", async () => {
    const sea: Line = [
      [1.4, 51.12],
      [1.6, 51.05],
      [1.8, 50.98],
    ];
    const step = (mode: string, distance: number, duration: number, ...points: Line) => {
      return { mode, distance, duration, geometry: { coordinates: points } };
    };
    const [port, middle, landing] = sea as [Line[0], Line[0], Line[0]];
    const steps = [
      step("driving", 10_000, 600, [1.31, 51.13], port),
      step("ferry", 20_000, 2_700, port, middle),
      step("ferry", 20_000, 2_700, middle, landing),
      step("driving", 110_000, 9_000, landing, [2.5, 50.8], [3.06, 50.63]),
      // Where a leg ends OSRM tells the last point twice.
      step("driving", 0, 0, [3.06, 50.63], [3.06, 50.63]),
    ];
    const { road } = await serve("osrm", (_request, response) =>
      json(response, {
        code: "Ok",
        routes: [{ distance: 160_000, duration: 15_000, geometry: { coordinates: channel }, legs: [{ steps }] }],
      }),
    );
    const { line, crossings } = await road.way([dover, lille]);
    expect(crossings).toHaveLength(1);
    const [first, last] = crossings[0]?.stretch ?? [0, 0];
    expect(line.slice(first, last + 1)).toEqual(sea);
  });

  it("Valhalla: from boarding a ferry until it is left nobody drives", async () => {
    const shape = encodePolyline(
      [
        [1.31, 51.13],
        [1.4, 51.12],
        [1.8, 50.98],
        [3.06, 50.63],
      ],
      6,
    );
    const maneuvers = [
      { type: 1, length: 30, time: 3_600, begin_shape_index: 0, end_shape_index: 1 },
      { type: 28, length: 40, time: 5_400, begin_shape_index: 1, end_shape_index: 2 },
      { type: 29, length: 90, time: 7_200, begin_shape_index: 2, end_shape_index: 3 },
      { type: 4, length: 0, time: 0, begin_shape_index: 3, end_shape_index: 3 },
    ];
    const { road } = await serve("valhalla", (_request, response) =>
      json(response, { trip: { summary: { length: 160, time: 16_200 }, legs: [{ shape, maneuvers }] } }),
    );
    const way = await road.way([dover, lille]);
    expect(way).toMatchObject({ km: 160, wheel: 180, minutes: 180 + 135, source: "valhalla" });
    expect(way.crossings).toEqual([{ after: 60, km: 40, minutes: 135, stretch: [1, 2] }]);
  });

  it("Valhalla: over a stop the places on the second leg follow those of the first", async () => {
    const shape = (...points: Line) => encodePolyline(points, 6);
    const there = shape([1.31, 51.13], [1.4, 51.12], [1.8, 50.98], [1.85, 50.97]);
    const back = shape([1.85, 50.97], [1.8, 50.98], [1.4, 51.12], [1.31, 51.13]);
    const maneuvers = [
      { type: 1, length: 10, time: 600, begin_shape_index: 0, end_shape_index: 1 },
      { type: 28, length: 32, time: 5_400, begin_shape_index: 1, end_shape_index: 2 },
      { type: 29, length: 5, time: 300, begin_shape_index: 2, end_shape_index: 3 },
    ];
    const legs = [there, back].map((of) => ({ shape: of, maneuvers }));
    const { road } = await serve("valhalla", (_request, response) =>
      json(response, { trip: { summary: { length: 94, time: 12_600 }, legs } }),
    );
    const way = await road.way([dover, { lat: 50.97, lon: 1.85, country: "FR" }, dover]);
    const sailed = way.crossings.map(({ stretch = [0, 0] }) => [way.line[stretch[0]], way.line[stretch[1]]]);
    const sea: Line = [
      [1.4, 51.12],
      [1.8, 50.98],
    ];
    expect(sailed).toEqual([sea, sea.toReversed()]);
  });

  it("a ferry that the map gives no time for takes that of its km: no short one is a night's rest", async () => {
    const steps = [
      { mode: "driving", distance: 60_000, duration: 6_000 },
      { mode: "ferry", distance: 50_000, duration: 36_000 },
      { mode: "driving", distance: 60_000, duration: 6_000 },
    ];
    const { road } = await serve("osrm", (_request, response) =>
      json(response, {
        code: "Ok",
        routes: [{ distance: 170_000, duration: 48_000, geometry: { coordinates: channel }, legs: [{ steps }] }],
      }),
    );
    const [ferry] = (await road.way([dover, lille])).crossings;
    expect(ferry?.minutes).toBeLessThan(180);
    expect(ferry?.after).toBeCloseTo(100);
  });
});
