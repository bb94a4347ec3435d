import { expect, test } from "vitest";
import { groupPoints } from "./group-points";

const at = (id: string, longitude: number, latitude: number) =>
  ({ id, kind: "partner", label: id, longitude, latitude }) as const;
const points = [at("a", 13.401, 48.581), at("b", 13.402, 48.582), at("c", 12.1, 49)];

test("signs that would cover each other become one, and part again closer by", () => {
  const far = groupPoints(points, 8);
  expect(far.points.map(({ id }) => id)).toEqual(["c"]);
  expect(far.clusters).toMatchObject([{ count: 2, kinds: { partner: 2 }, ids: ["a", "b"] }]);
  expect(far.clusters[0]?.bbox).toEqual([13.401, 48.581, 13.402, 48.582]);
  expect(groupPoints(points, 16).clusters).toEqual([]);
});
