import { expect, it } from "vitest";
import { formatAgo } from "./ago";

const now = Date.UTC(2027, 5, 12, 12);
const ago = (seconds: number) => formatAgo(now - seconds * 1000, now, "de");

it("says how long ago in the largest unit that is full", () => {
  expect([0.2, 59, 60, 3_599, 3_600].map(ago)).toEqual([
    "jetzt",
    "vor 59 Sekunden",
    "vor 1 Minute",
    "vor 60 Minuten",
    "vor 1 Stunde",
  ]);
  expect([86_400, 604_800, 2_628_000, 31_536_000].map(ago)).toEqual([
    "vor 1 Tag",
    "vor 1 Woche",
    "vor 1 Monat",
    "vor 1 Jahr",
  ]);
});

it("says what lies ahead, where clocks differ, in each language", () => {
  expect(formatAgo(now + 7_200_000, now, "en")).toBe("in 2 hours");
  expect(formatAgo(now - 7_200_000, now, "es")).toBe("hace 2 horas");
});
