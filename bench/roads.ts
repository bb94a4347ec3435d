import http from "node:http";
import type { AddressInfo } from "node:net";
import { makeRoad } from "@/lib/geo/road/port";
import { byProfile, type RoadPoint } from "@/lib/geo/road/profile";

const others = 50;

const pointOf = (text = ""): RoadPoint => {
  const [lon = 0, lat = 0] = text.split(",").map(Number);
  return { lon, lat, country: "" };
};

/** Places between and around two others, the same each time. */
const around = (from: RoadPoint, to: RoadPoint) =>
  Array.from({ length: others }, (_, n): RoadPoint => {
    const share = n / others;
    const aside = ((n * 7) % 11) / 10 - 0.5;
    return {
      lon: from.lon + (to.lon - from.lon) * share + aside,
      lat: from.lat + (to.lat - from.lat) * share - aside,
      country: "",
    };
  });

// GET /way/<lon,lat>/<lon,lat>, /table/… (50 places to these two) and /crow/…: what the road port takes, nothing remembered.
const server = http.createServer(async ({ url }, response) => {
  const [, kind, first, second] = (url ?? "").split("/");
  const [from, to] = [pointOf(first), pointOf(second)];
  const road = makeRoad();
  const answers: Record<string, () => unknown> = {
    way: () => road.way([from, to]),
    table: () => road.table(around(from, to), [from, to]),
    crow: () => byProfile()(from, to),
  };
  response.writeHead(200).end(JSON.stringify(await answers[kind ?? ""]?.()));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
