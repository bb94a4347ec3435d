import { expect, test } from "vitest";
import { mapsHref } from "./maps-href";

test("a place is searched, several are a way over its stops, none is no link", () => {
  expect(mapsHref([])).toBeNull();
  const place = new URL(mapsHref([[12.1, 49.01]]) ?? "");
  expect([place.pathname, place.searchParams.get("query")]).toEqual(["/maps/search/", "49.01,12.1"]);
  const way = new URL(
    mapsHref([
      [12.1, 49.01],
      [13.4, 52.5],
      [14.4, 50.1],
    ]) ?? "",
  ).searchParams;
  expect([way.get("origin"), way.get("waypoints"), way.get("destination")]).toEqual([
    "49.01,12.1",
    "52.5,13.4",
    "50.1,14.4",
  ]);
});
