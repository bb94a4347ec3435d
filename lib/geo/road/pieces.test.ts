import { afterEach, describe, expect, it } from "vitest";
import { encodePolyline } from "@/lib/geo/polyline";
import { json, serve, stopServing } from "@/tests/routing-service";

afterEach(stopServing);

const dover = { lat: 51.13, lon: 1.31, country: "GB" };
const lille = { lat: 50.63, lon: 3.06, country: "FR" };
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

  it("Valhalla: from boarding a ferry until it is left nobody drives", async () => {
    const shape = encodePolyline(
      [
        [1.31, 51.13],
        [3.06, 50.63],
      ],
      6,
    );
    const maneuvers = [
      { type: 1, length: 30, time: 3_600 },
      { type: 28, length: 40, time: 5_400 },
      { type: 29, length: 90, time: 7_200 },
      { type: 4, length: 0, time: 0 },
    ];
    const { road } = await serve("valhalla", (_request, response) =>
      json(response, { trip: { summary: { length: 160, time: 16_200 }, legs: [{ shape, maneuvers }] } }),
    );
    const way = await road.way([dover, lille]);
    expect(way).toMatchObject({ km: 160, wheel: 180, minutes: 180 + 135, source: "valhalla" });
    expect(way.crossings).toEqual([{ after: 60, km: 40, minutes: 135 }]);
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
