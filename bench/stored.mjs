import { radiusPaths, viewPaths } from "./points.mjs";

/** Answers that are kept: asked again and again beside the bare list, and each for the first time. */
export function storedFigures({ front, bare, points }) {
  const packed = { "accept-encoding": "br" };
  const again = (name, path, least, connections = 32) => ({
    name: `${name} asked again and again, ${connections} connections`,
    kind: "flood",
    ours: { ...front, paths: [path], headers: packed, connections },
    reference: { ...bare, paths: ["/list"], connections },
    beside: "bare list",
    least,
  });
  // Milliseconds; a circle's is decision 111.
  const once = (name, paths, limit) => ({
    name: `${name}, each for the first time`,
    kind: "stroll",
    value: "p95",
    ours: { ...front, paths, headers: packed },
    limit,
  });
  const [views, lists] = [viewPaths(points), radiusPaths(points)];
  const ten = "/api/busrequest?take=10";
  return [
    ...[32, 8, 64].map((connections) => again("list of ten", ten, 3, connections)),
    again("list of 50 within 50 km", lists[0], 1),
    again("map view", views[0], 1),
    once("list of 50 within 50 km", lists.slice(1), 12),
    once("map view", views.slice(1), 10),
  ];
}
