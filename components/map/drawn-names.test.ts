import { describe, expect, it } from "vitest";
import towns from "@/lib/geo/towns.json";
import { movedNames } from "./drawn-names";
import { pixelsAt } from "./geometry";

const at = (longitude: number, latitude: number) => pixelsAt({ longitude, latitude }, 6);
const unit = 2.7;
const munich = at(11.58, 48.14);
const sign = { at: munich, reach: 17 };

describe("names of towns on the drawing", () => {
  it("stay as the file has them where no sign is", () => {
    expect(movedNames("de", unit, [])).toEqual([]);
    expect(movedNames("de", unit, [{ at: at(-12, 61), reach: 17 }])).toEqual([]);
  });

  it("stand clear of a sign on their town, and what stood there before is left out", () => {
    const [moved, ...others] = movedNames("de", unit, [sign]);
    expect(others).toEqual([]);
    expect(moved?.stand?.x).toBeGreaterThan(17);
    const [left = 0, , width = 0] = moved?.before ?? [];
    expect(left).toBeGreaterThan(munich[0]);
    expect(width / unit).toBeGreaterThan("München".length * 5);
  });

  it("go to the other side where a second sign stands beside the first, and away where signs are all around", () => {
    const beside = { at: [munich[0] + 40 * unit, munich[1]] as const, reach: 17 };
    expect(movedNames("de", unit, [sign, beside])[0]?.stand?.anchor).toBe("end");
    const around = [-50, 0, 50].flatMap((x) =>
      [-50, 0, 50].map((y) => ({ at: [munich[0] + x * unit, munich[1] + y * unit] as const, reach: 27 })),
    );
    expect(movedNames("de", unit, around).some(({ stand }) => stand === null)).toBe(true);
  });

  it("are put anew, each clear of the others, where the map shows half of Europe", () => {
    const far = 6.4;
    const all = movedNames("de", far, [sign]);
    expect(all).toHaveLength(towns.length);
    const drawn = all.flatMap(({ id, stand }) => (stand ? [id] : []));
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.length).toBeLessThan(towns.length);
    // So also where no sign is.
    expect(movedNames("de", far, [])).toHaveLength(towns.length);
  });

  it("are those of the reader's language: a longer one meets a sign that a shorter one does not", () => {
    const vienna = at(16.37, 48.21);
    const behind = { at: [vienna[0] + 52 * unit, vienna[1]] as const, reach: 17 };
    const moved = (language: string) => movedNames(language, unit, [behind]).length;
    expect(moved("de")).toBe(0);
    expect(moved("en")).toBeGreaterThan(0);
  });
});
