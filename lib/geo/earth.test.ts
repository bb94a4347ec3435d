import { expect, it } from "vitest";
import { chordOf, earthKm, earthMetres, unitChord } from "./earth";

it("is one Earth, in metres and in kilometres", () => {
  expect(earthMetres).toBe(earthKm * 1000);
  expect(chordOf(100)).toBeCloseTo(unitChord(100) * earthMetres, 6);
});

it("has chords a little shorter than the way, and none longer than through the middle", () => {
  expect(chordOf(100)).toBeLessThan(100_000);
  expect(chordOf(100)).toBeGreaterThan(99_990);
  expect(chordOf(40_000)).toBeCloseTo(2 * earthMetres, 3);
});
