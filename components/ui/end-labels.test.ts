import { expect, it } from "vitest";
import { endOffsets } from "./end-labels";

const series = [
  { key: "median", end: "below" },
  { key: "p90", end: "above" },
] as const;

it("puts a line's last value below and above its points where there is room", () => {
  expect(endOffsets(series, [{ median: 8, p90: 20 }])).toEqual({ median: 20, p90: -10 });
});

it("keeps a last value off the axis, and off the other line's", () => {
  const rows = [
    { median: 4, p90: 24 },
    { median: 0, p90: 0 },
    { median: null, p90: null },
  ];
  expect(endOffsets(series, rows)).toEqual({ median: -10, p90: -26 });
  expect(endOffsets(series, [{ median: 0, p90: 24 }])).toEqual({ median: -10, p90: -10 });
});
