import { describe, expect, it } from "vitest";
import { decodePolyline, encodePolyline, thinLine, thinStretches } from "./polyline";

describe("a line as text", () => {
  it("is Google's", () => {
    const line: [number, number][] = [
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
    ];
    expect(encodePolyline(line, 5)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
    expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@", 5)).toEqual(line);
  });

  it("comes back to the digits that were kept", () => {
    const line: [number, number][] = [
      [12.0974, 49.0169],
      [-3.7038, 40.4168],
      [0, 0],
    ];
    expect(decodePolyline(encodePolyline(line, 3), 3)).toEqual([
      [12.097, 49.017],
      [-3.704, 40.417],
      [0, 0],
    ]);
  });

  it("anything else is none", () => {
    expect(() => decodePolyline("_p~iF~ps|", 5)).toThrow(RangeError);
    expect(() => decodePolyline("\u0001", 5)).toThrow(RangeError);
  });
});

describe("a thinned line", () => {
  it("keeps its ends and its bends, and nothing between", () => {
    const line: [number, number][] = [
      [10, 48],
      [10.5, 48.001],
      [11, 48],
      [11, 48.5],
      [11.001, 48.7],
      [11, 49],
    ];
    expect(thinLine(line, 0.005)).toEqual([line[0], line[2], line[5]]);
    expect(thinLine(line.slice(0, 2), 0.005)).toEqual(line.slice(0, 2));
    expect(thinLine([], 0.005)).toEqual([]);
  });

  it("keeps the ends of stretches, and tells where they are then", () => {
    const line: [number, number][] = [
      [10, 48],
      [10.2, 48],
      [10.4, 48],
      [10.5, 48],
      [10.6, 48],
      [10.8, 48],
      [11, 48],
    ];
    const kept = [line[0], line[2], line[4], line[6]];
    expect(thinStretches(line, [[2, 4]], 0.005)).toEqual({ line: kept, stretches: [[1, 2]] });
    expect(thinStretches(line, [], 0.005)).toEqual({ line: [line[0], line[6]], stretches: [] });
    expect(thinStretches(line, [[0, 6]], 0.005)).toEqual({ line: [line[0], line[6]], stretches: [[0, 1]] });
    expect(thinStretches([], [], 0.005)).toEqual({ line: [], stretches: [] });
  });
});
