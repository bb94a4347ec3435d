import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { mapTokens } from "./map-tokens";

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string) {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The land's colours stand in the sheet, the light ones first. */
const sheet = fs.readFileSync("components/map/map-colours.css", "utf8").split("}");
const land = (theme: "light" | "dark") =>
  ["map-land", "map-land-abroad"].map((name) => {
    const found = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(sheet[theme === "light" ? 0 : 1] ?? "");
    return found?.[1] ?? "";
  });

describe.each(["light", "dark"] as const)("the map's own colours, %s", (theme) => {
  const colour = mapTokens[theme];
  it("a number on its plate is read", () => {
    for (const plate of [colour["shield-a"], colour["shield-e"]])
      expect(contrast("#ffffff", plate)).toBeGreaterThan(4.5);
  });
  it("a plate and its edge stand out from the land", () => {
    for (const ground of land(theme)) {
      const edge = theme === "light" ? colour["shield-a"] : colour["shield-line"];
      expect(contrast(edge, ground)).toBeGreaterThan(3);
    }
  });
  it("names of rivers are read on every land", () => {
    for (const ground of land(theme)) expect(contrast(colour["map-water-label"], ground)).toBeGreaterThan(4.5);
  });
  it("a motorway stands out from the land by its casing or its line, and more than a trunk road", () => {
    for (const ground of land(theme)) {
      const seen = (name: "map-mway" | "map-trunk") =>
        Math.max(contrast(colour[name], ground), contrast(colour[`${name}-case`], ground));
      expect(seen("map-mway")).toBeGreaterThan(2);
      expect(seen("map-mway")).toBeGreaterThan(seen("map-trunk"));
    }
  });
});
