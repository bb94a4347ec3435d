import { expect, it } from "vitest";
import { placesIn, routeText } from "./route-text";

it("names each place once, the start alone where nobody drives on", () => {
  expect(routeText("Regensburg", "Linz", "Prag")).toBe("Regensburg → Linz → Prag");
  expect(routeText("Regensburg", "Regensburg")).toBe("Regensburg");
  expect(routeText("Regensburg", null, undefined)).toBe("Regensburg");
  expect(routeText("Regensburg", "Prag", "Regensburg")).toBe("Regensburg → Prag → Regensburg");
});

it("gives the places back", () => {
  expect(placesIn(routeText("Regensburg", "Prag"))).toEqual(["Regensburg", "Prag"]);
});
