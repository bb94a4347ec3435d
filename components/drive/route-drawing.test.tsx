import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RouteDrawing } from "./route-drawing";

const line: [number, number][] = [
  [12.1, 54.1],
  [12, 54.2],
  [11.9, 54.6],
  [12.6, 55.7],
];

it("dashes a ferry on the driver's way, and nothing else", () => {
  const dashes = (ferries?: [number, number][]) =>
    (
      renderToStaticMarkup(<RouteDrawing label="way" line={line} ferries={ferries} stops={[]} />).match(
        /<path[^>]+>/g,
      ) ?? []
    ).map((path) => path.includes("stroke-dasharray"));
  expect(dashes()).toEqual([false]);
  expect(dashes([[1, 2]])).toEqual([false, true, false]);
});
