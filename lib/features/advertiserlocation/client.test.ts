import { expect, test } from "vitest";
import { visibleIn } from "./client";

const madrid = { longitude: -3.7026, latitude: 40.4165 };
const warsaw = { longitude: 21.0118, latitude: 52.2298 };

test("the visible locations are those within the map's view; all of them until it stands", () => {
  const list = [madrid, warsaw].map((location) => ({ location }));
  expect(visibleIn(list, null)).toEqual(list);
  expect(visibleIn(list, [10, 45, 30, 60])).toEqual([{ location: warsaw }]);
});
