import { describe, expect, it } from "vitest";
import { kmByCountry } from "./countries";
import { measureWay } from "./measure";

const at = (lon: number, lat: number, country: string) => ({ lon, lat, country });
const regensburg = at(12.1, 49.01, "DE");
const split = (from: ReturnType<typeof at>, to: ReturnType<typeof at>) =>
  kmByCountry(measureWay(from, to), [from.country, to.country]);
const sum = (parts: Record<string, number>) => Object.values(parts).reduce((total, km) => total + km, 0);

describe("kmByCountry", () => {
  it("splits a way at the border: Regensburg to Prague", () => {
    const { DE = 0, CZ = 0, ...others } = split(regensburg, at(14.42, 50.09, "CZ"));
    expect(others).toEqual({});
    // Waidhaus lies about 120 km from Regensburg, 160 km from Prague.
    expect(DE).toBeGreaterThan(90);
    expect(DE).toBeLessThan(150);
    expect(CZ).toBeGreaterThan(130);
  });

  it("knows the countries on the way, in their order, and loses no km", () => {
    const from = at(11.58, 48.14, "DE");
    const to = at(11.34, 46.5, "IT");
    const parts = split(from, to);
    expect(Object.keys(parts)).toEqual(["DE", "AT", "IT"]);
    expect(parts.AT).toBeGreaterThan(55);
    expect(sum(parts)).toBeCloseTo(measureWay(from, to).km, 5);
  });

  it("stays in a country along its border, and on an island", () => {
    expect(Object.keys(split(at(7.85, 48.0, "DE"), at(8.4, 49.01, "DE")))).toEqual(["DE"]);
    expect(Object.keys(split(at(-21.9, 64.14, "IS"), at(-18.1, 65.68, "IS")))).toEqual(["IS"]);
  });

  it("splits a straight line that knows its ends only", () => {
    const line: [number, number][] = [
      [12.1, 49.01],
      [14.42, 50.09],
    ];
    const parts = kmByCountry({ km: 250, line }, ["DE", "CZ"]);
    expect(Object.keys(parts)).toEqual(["DE", "CZ"]);
    expect(sum(parts)).toBeCloseTo(250, 5);
  });

  it("both ends the same: nothing", () => {
    expect(kmByCountry({ km: 0, line: [] }, ["DE", "DE"])).toEqual({});
  });
});
