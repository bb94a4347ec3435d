import { beforeAll, describe, expect, it } from "vitest";
import { layOut, winsInLayer } from "@/scripts/lib/styles/layers.mjs";
import { arrange, wordsOfSheets } from "@/scripts/lib/styles/sheets.mjs";
import { specificityOf } from "@/scripts/lib/styles/specificity.mjs";

type Rule = {
  word: string;
  order: number;
  place: number;
  weight: number[];
  layer: number;
  effects: Map<string, string>;
};
type Drawing = { word: string; layer?: string; names: Set<string>; text: string };
type Arranged = {
  utilities: Rule[];
  drawings: Drawing[];
  layers: number;
  sheets: Map<string, Set<string>>;
  rest: string;
};

const weighs = (one: Rule, other: Rule) => {
  const at = one.weight.findIndex((count, place) => count !== other.weight[place]);
  return at < 0 ? one.order - other.order : (one.weight[at] ?? 0) - (other.weight[at] ?? 0);
};

describe("the sheets of the product", () => {
  let product: Arranged;
  beforeAll(async () => {
    product = (await arrange()) as unknown as Arranged;
  });

  it("of two rules that set something differently the one that wins in one sheet lies in the stronger layer or wins there", () => {
    const beside = [...product.sheets].filter(([name]) => name !== "around");
    const sheetsOf = (word: string) => new Set(beside.flatMap(([name, words]) => (words.has(word) ? [name] : [])));
    const setting = new Map<string, Rule[]>();
    for (const rule of product.utilities) {
      for (const effect of rule.effects.keys()) setting.set(effect, [...(setting.get(effect) ?? []), rule]);
    }
    const wrong: string[] = [];
    let pairs = 0;
    for (const [effect, rules] of setting) {
      // Of important values the one in the earlier layer wins.
      const direction = effect.endsWith("!") ? -1 : 1;
      for (const [at, one] of rules.entries()) {
        for (const other of rules.slice(at + 1)) {
          if (one.effects.get(effect) === other.effects.get(effect)) continue;
          pairs += 1;
          const [first, last] = weighs(one, other) < 0 ? [one, other] : [other, one];
          if (first.layer === last.layer && winsInLayer(last, first, sheetsOf)) continue;
          const stronger = Math.sign(weighs(one, other)) * direction;
          if (Math.sign(one.layer - other.layer) !== stronger) wrong.push(`${effect}: ${one.word}, ${other.word}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(pairs).toBeGreaterThan(10_000);
  });

  it("have every word that a page uses, once around all of them or in sheets of its own", () => {
    const around = product.sheets.get("around") ?? new Set();
    const others = [...product.sheets].filter(([name]) => name !== "around");
    expect(others.length).toBeGreaterThan(10);
    const everywhere = new Set([...around, ...others.flatMap(([, words]) => [...words])]);
    expect([...product.utilities, ...product.drawings].filter(({ word }) => !everywhere.has(word))).toEqual([]);
    expect(others.flatMap(([, words]) => [...words].filter((word) => around.has(word)))).toEqual([]);
  });

  it("have each drawing in a layer of its own, on the pages that draw and on no others", () => {
    const layers = product.drawings.flatMap(({ layer }) => layer ?? []);
    expect(new Set(layers).size).toBe(layers.length);
    const pages = [...product.sheets].filter(([, words]) => words.has("drawing plate")).map(([name]) => name);
    expect(pages).toContain("author");
    expect(pages).not.toContain("account");
    expect(product.sheets.get("words")).not.toContain("drawing field");
  });

  it("leave out of Tailwind's what only utilities that nobody uses would read", () => {
    const registered = [...product.rest.matchAll(/@property (--tw-[\w-]+)/g)].map(([, name]) => name);
    expect(registered).toEqual([]);
    const all = [product.rest, ...product.utilities.map((rule) => (rule as unknown as { text: string }).text)].join(
      "\n",
    );
    const read = new Set([...all.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name));
    const set = [...all.matchAll(/(--tw-[\w-]+):/g)].map(([, name]) => name);
    expect(set.filter((name) => !read.has(name))).toEqual([]);
  });
});

describe("a part of the product", () => {
  const files = (sheetsOfPage: string[], sheetsOfDialog: string[]) =>
    new Map([
      ["app/[lng]/layout.tsx", { now: [], later: [], sheets: ["around"] }],
      ["app/[lng]/panel/layout.tsx", { now: ["components/menu.tsx"], later: [], sheets: [] }],
      ["app/[lng]/panel/page.tsx", { now: ["components/opener.tsx"], later: [], sheets: sheetsOfPage }],
      ["components/menu.tsx", { now: [], later: [], sheets: [] }],
      ["components/opener.tsx", { now: [], later: ["components/dialog.tsx"], sheets: [] }],
      ["components/dialog.tsx", { now: [], later: [], sheets: sheetsOfDialog }],
    ]);
  const words: Record<string, string[]> = {
    "app/[lng]/layout.tsx": ["flex"],
    "components/menu.tsx": ["grid"],
    "components/opener.tsx": ["flex", "p-2"],
    "components/dialog.tsx": ["flex", "p-4"],
  };
  const routes = ["app/[lng]/layout.tsx", "app/[lng]/panel/layout.tsx", "app/[lng]/panel/page.tsx"];
  const sheets = (ofPage: string[], ofDialog: string[]) =>
    wordsOfSheets({ routes, files: files(ofPage, ofDialog) }, (file: string) => words[file] ?? []);

  it("brings what it, its layouts and its parts use, and what opens later brings its own", () => {
    expect(Object.fromEntries(sheets(["desk"], ["dialogs"]))).toEqual({
      around: new Set(["flex"]),
      desk: new Set(["grid", "p-2"]),
      dialogs: new Set(["p-4"]),
    });
  });

  it("is refused by name when it imports no sheet", () => {
    expect(() => sheets([], ["dialogs"])).toThrow("app/[lng]/panel/page.tsx imports no sheet");
    expect(() => sheets(["desk"], [])).toThrow("components/dialog.tsx imports no sheet");
  });
});

describe("layers", () => {
  const rule = (order: number, selector: string, said: Record<string, string>, important = false) => ({
    order,
    place: 0,
    word: selector,
    selector,
    weight: specificityOf(selector),
    declarations: Object.entries(said).map(([property, value]) => ({ property, value, important })),
    layer: 0,
  });

  it("count up by weight and place, down among important values, and part only what sets the same", () => {
    const all = rule(0, ".p", { padding: "1rem" });
    const side = rule(1, ".pl", { "padding-left": "2rem" });
    const same = rule(2, ".pr", { "padding-inline": "1rem" });
    const colour = rule(3, ".c", { color: "red" });
    const wide = rule(4, ".w", { padding: "3rem" });
    const inPanel = rule(1, "body:has([data-panel]) .panel", { "padding-top": "0" });
    const must = rule(5, ".must", { padding: "0" }, true);
    const mustMore = rule(6, ".more", { padding: "4rem" }, true);
    const ownSheets = (word: string) => new Set([word]);
    expect(layOut([all, side, same, colour, wide, inPanel, must, mustMore], ownSheets)).toBe(4);
    const layers = [all, side, same, wide, inPanel].map(({ layer }) => layer);
    // The last weighs more: it wins in the layer of the one before.
    expect(layers).toEqual([0, 1, 2, 3, 3]);
    expect(colour.layer).toBe(0);
    expect(must.layer).toBeGreaterThan(mustMore.layer);
  });

  it("are shared where each sheet that brings the first brings the second behind it", () => {
    const first = rule(0, ".p-2", { padding: "2px" });
    const second = rule(1, ".p-4", { padding: "4px" });
    const sheets = (...named: [string[], string[]]) => {
      const [one, other] = named.map((names) => new Set(names));
      return layOut([first, second], (word: string) => (word === ".p-2" ? one : other) ?? new Set());
    };
    expect(sheets(["home"], ["home", "login"])).toBe(1);
    expect(sheets([], ["login"])).toBe(1);
    expect(sheets(["home", "login"], ["login"])).toBe(2);
    // Of the frame's sheet alone, which comes first: the other brings it again behind.
    expect(sheets(["home"], [])).toBe(2);
  });

  it.each([
    [".a\\:b\\[\\&\\>svg\\]", [0, 1, 0]],
    [".a:hover::before", [0, 2, 1]],
    [":where(.a > :not(:last-child))", [0, 0, 0]],
    [".a:is(:where(.group):hover *)", [0, 2, 0]],
    ['body:has([data-x="a)b"]) .a > h1', [0, 2, 2]],
    [".a:nth-child(2n + 1)", [0, 2, 0]],
    [".a:not(.b, #c)", [1, 1, 0]],
  ])("weigh %s as the cascade does", (selector, weight) => {
    expect(specificityOf(selector)).toEqual(weight);
  });
});
