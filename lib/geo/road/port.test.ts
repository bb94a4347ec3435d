import { afterEach, describe, expect, it } from "vitest";
import { greatCircleKm } from "@/lib/geo/earth";
import { encodePolyline } from "@/lib/geo/polyline";
import { type Answer, json, serve, stopServing } from "@/tests/routing-service";
import { makeRoad } from "./port";

const regensburg = { lat: 49.017, lon: 12.097, country: "DE" };
const passau = { lat: 48.567, lon: 13.431, country: "DE" };
const straubing = { lat: 48.88, lon: 12.57, country: "DE" };

afterEach(stopServing);

const coordinates = [
  [12.097, 49.017],
  [12.9, 48.8],
  [13.431, 48.567],
];

describe("a routing service of one's own", () => {
  it("OSRM: km, minutes no shorter than a coach's, line and source", async () => {
    const { road, asked } = await serve("osrm", (_request, response) =>
      json(response, { code: "Ok", routes: [{ distance: 120_500, duration: 4_200, geometry: { coordinates } }] }),
    );
    const way = await road.way([regensburg, passau]);
    expect(way).toMatchObject({ km: 120.5, source: "osrm", line: coordinates, crossings: [] });
    expect(way.minutes).toBeGreaterThan(70);
    expect(asked).toEqual(["/route/v1/driving/12.1,49.02;13.43,48.57?overview=full&geometries=geojson&steps=true"]);
  });

  it("Valhalla: asked for a bus, its line decoded over all legs", async () => {
    const bodies: unknown[] = [];
    const { road } = await serve("valhalla", (_request, response, body) => {
      bodies.push(JSON.parse(body));
      const shape = encodePolyline(
        [
          [12.1, 49.02],
          [13.43, 48.57],
        ],
        6,
      );
      json(response, { trip: { summary: { length: 130, time: 9_000 }, legs: [{ shape }] } });
    });
    const way = await road.way([regensburg, passau]);
    expect(way).toMatchObject({ km: 130, minutes: 150, wheel: 150, source: "valhalla" });
    expect(way.line).toEqual([
      [12.1, 49.02],
      [13.43, 48.57],
    ]);
    expect(bodies).toMatchObject([{ costing: "bus", locations: [{ lat: 49.02, lon: 12.1 }, { lat: 48.57 }] }]);
  });

  it("is asked once for the same cells", async () => {
    const { road, asked } = await serve("osrm", (_request, response) =>
      json(response, { code: "Ok", routes: [{ distance: 120_000, duration: 6_000, geometry: { coordinates } }] }),
    );
    await road.way([regensburg, passau]);
    await road.way([{ ...regensburg, lat: 49.0171 }, passau]);
    expect(asked).toHaveLength(1);
  });

  const route =
    (found: unknown): Answer =>
    (_request, response) =>
      json(response, { code: "Ok", routes: [found] });
  const status400 =
    (said: unknown): Answer =>
    (_request, response) =>
      response.writeHead(400).end(JSON.stringify(said));
  const broken: [string, Answer][] = [
    ["hangs", () => undefined],
    ["answers an error", (_request, response) => response.writeHead(500).end("no")],
    ["speaks another protocol", (_request, response) => json(response, { trip: {} })],
    ["answers nonsense", (_request, response) => response.end("<html>")],
    ["does not understand the question", status400({ code: "InvalidQuery" })],
    ["names a way of no length", (_request, response) => json(response, { code: "Ok", routes: [] })],
  ];
  it.each(broken)("the bundled roads answer where it %s, and it is left alone", async (name, answer) => {
    const { road, asked } = await serve("osrm", answer, { timeout: name === "hangs" ? 600 : undefined });
    const way = await road.way([regensburg, passau]);
    expect(way.source).toBe("network");
    expect(way.km).toBeGreaterThan(100);
    expect(way.km).toBeLessThan(150);
    for (let again = 0; again < 4; again++) await road.way([passau, regensburg]);
    // A page must not wait twice; what fails at once may be a service that is busy.
    expect(asked).toHaveLength(name === "hangs" ? 1 : 3);
  });

  it("one that is busy now and then is asked on", async () => {
    let count = 0;
    const { road, asked } = await serve("osrm", (_request, response) => {
      count += 1;
      if (count % 3 !== 0) return response.writeHead(503).end();
      json(response, { code: "Ok", routes: [{ distance: 120_500, duration: 4_200, geometry: { coordinates } }] });
    });
    const sources: string[] = [];
    for (let n = 0; n < 9; n++) sources.push((await road.way([{ ...regensburg, lat: 49 + n / 100 }, passau])).source);
    expect(asked).toHaveLength(9);
    expect(sources.filter((source) => source === "osrm")).toHaveLength(3);
  });

  const impossible: [string, Answer][] = [
    ["knows no way", status400({ code: "NoRoute" })],
    ["knows no road near", status400({ code: "NoSegment" })],
    ["says less than the crow flies", route({ distance: 1_000, duration: 60, geometry: { coordinates } })],
    ["says more than round the Earth", route({ distance: 41_000_000, duration: 60, geometry: { coordinates } })],
    ["says it takes weeks", route({ distance: 120_500, duration: 3_000_000, geometry: { coordinates } })],
    [
      "leads elsewhere",
      route({ distance: 120_500, duration: 4_200, geometry: { coordinates: [coordinates[0], [151, -33]] } }),
    ],
    [
      "names ferries longer than the way",
      route({
        distance: 120_500,
        duration: 4_200,
        geometry: { coordinates },
        legs: [{ steps: [{ mode: "ferry", distance: 220_000, duration: 9_000 }] }],
      }),
    ],
  ];
  it.each(impossible)("the bundled roads answer where it %s; others are served", async (_name, answer) => {
    const { road, asked } = await serve("osrm", (request, response, body) => {
      if (request.url?.includes("13.43,48.57")) return answer(request, response, body);
      const there = [coordinates[0], [12.57, 48.88]];
      json(response, { code: "Ok", routes: [{ distance: 45_500, duration: 2_200, geometry: { coordinates: there } }] });
    });
    const way = await road.way([regensburg, passau]);
    expect(way.source).toBe("network");
    expect(way.km).toBeGreaterThan(100);
    expect(way.km).toBeLessThan(150);
    expect((await road.way([regensburg, straubing])).source).toBe("osrm");
    // What it does not know it is not asked for again.
    await road.way([regensburg, passau]);
    expect(asked).toHaveLength(2);
  });

  it.each([442, 171, 154])(
    "Valhalla: the bundled roads answer where it says %i; others are served",
    async (error_code) => {
      const shape = encodePolyline(
        [
          [12.1, 49.02],
          [13.43, 48.57],
        ],
        6,
      );
      const { road } = await serve("valhalla", (request, response, body) =>
        body.includes("48.88")
          ? status400({ error_code, error: "no", status_code: 400 })(request, response, body)
          : json(response, { trip: { summary: { length: 130, time: 9_000 }, legs: [{ shape }] } }),
      );
      expect((await road.way([regensburg, straubing])).source).toBe("network");
      expect((await road.way([regensburg, passau])).source).toBe("valhalla");
    },
  );

  it("the first that is waited for in vain answers all who wait for the service", async () => {
    let clock = 0;
    const questions: (() => void)[] = [];
    const answer: Answer = (_request, response) => {
      questions.push(() => response.writeHead(504).end());
      if (questions.length < 3) return;
      // The first fails late, once all three are asked; the others hang for good.
      clock = 1_000;
      questions[0]?.();
    };
    const { road } = await serve("osrm", answer, { timeout: 60_000, now: () => clock });
    const ways = await Promise.all([
      road.way([regensburg, passau]),
      road.way([passau, straubing]),
      road.table([regensburg], [straubing, passau]).then((table) => table[0]?.[0]),
    ]);
    expect(ways.map((way) => way?.source)).toEqual(["network", "network", "network"]);
  });

  it("is asked again half a minute after it fell silent", async () => {
    let clock = 0;
    const { road, asked } = await serve("osrm", (_request, response) => response.writeHead(503).end(), {
      now: () => clock,
    });
    for (let again = 0; again < 4; again++) await road.way([regensburg, passau]);
    expect(asked).toHaveLength(3);
    clock = 31_000;
    await road.way([regensburg, passau]);
    expect(asked).toHaveLength(4);
  });
});

describe("the bundled roads", () => {
  const road = makeRoad();

  it("tell nobody where exactly an earlier reader stood", async () => {
    const exact = await road.way([{ ...regensburg, lat: 49.0171234 }, passau]);
    expect(exact.line[0]).toEqual([12.1, 49.02]);
    expect(await road.way([{ ...regensburg, lat: 49.0166 }, passau])).toBe(exact);
  });

  it("add up over stops and say so when a part is measured as the crow flies", async () => {
    const whole = await road.way([regensburg, passau, regensburg]);
    const one = await road.way([regensburg, passau]);
    expect(whole.km).toBeCloseTo(one.km * 2, 5);
    const reykjavik = { lat: 64.135, lon: -21.895, country: "IS" };
    expect((await road.way([regensburg, reykjavik])).source).toBe("factor");
  });

  it("tell where on the line a ferry lies, over a stop and back, too", async () => {
    const rostock = { lat: 54.09, lon: 12.13, country: "DE" };
    const copenhagen = { lat: 55.68, lon: 12.57, country: "DK" };
    const { line, crossings } = await road.way([rostock, copenhagen, rostock]);
    expect(crossings).toHaveLength(2);
    const ends = crossings.map(({ stretch = [0, 0] }) => stretch.map((at) => line[at]?.[1] ?? 0));
    // From the German coast to the Danish one, and back.
    expect(ends.map((one) => one.map((lat) => (lat > 54.4 ? "DK" : "DE")).join())).toEqual(["DE,DK", "DK,DE"]);
    for (const { km, stretch = [0, 0] } of crossings) {
      const [from, to] = stretch.map((at) => ({ lon: line[at]?.[0] ?? 0, lat: line[at]?.[1] ?? 0 }));
      expect(from && to && greatCircleKm(from, to)).toBeGreaterThan(km * 0.8);
    }
  });

  it("a stop in the sea is measured to all the same", async () => {
    const sea = { lat: 57, lon: 3, country: "" };
    const way = await road.way([regensburg, sea]);
    expect(way.source).toBe("factor");
    expect(Number.isFinite(way.minutes)).toBe(true);
  });
});
