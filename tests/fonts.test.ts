import fs from "node:fs";
import { expect, it } from "vitest";
import { faceSheet } from "@/scripts/lib/font-faces.mjs";

it("the two faces that every page loads first are at most 60 kB, and cover the weights in use", () => {
  const source = fs.readFileSync("components/layout/document.ts", "utf8");
  const faces = [...source.matchAll(/fonts\/([\w-]+\.woff2)/g)].map(([, name]) => name ?? "");
  expect(faces).toHaveLength(2);
  const bytes = faces.map((name) => fs.statSync(`fonts/${name}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  const weights = [...fs.readFileSync("app/styles/tokens.css", "utf8").matchAll(/--w-\w+: (\d+);/g)].map(([, weight]) =>
    Number(weight),
  );
  expect(weights.length).toBeGreaterThan(2);
  expect(weights.every((weight) => weight >= 400 && weight <= 800)).toBe(true);
});

it("dense text is drawn in the one width that its face has, at half the weight of the axis", () => {
  const [width] = /--wdth-dense: (\d+)%/.exec(fs.readFileSync("app/styles/tokens.css", "utf8"))?.slice(1) ?? [];
  expect(fs.readFileSync("data/fonts/README.md", "utf8")).toContain(`wdth=${width}`);
  for (const subset of ["latin", "latin-ext"]) {
    expect(fs.statSync(`data/fonts/archivo-${subset}-dense-normal.woff2`).size).toBeLessThan(32_000);
  }
});

it("each face of western letters has its twin of central European ones after it: a browser puts together what says the same weight and width", () => {
  const faces = [...faceSheet.matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, says]) => says ?? "")
    .filter((says) => says.includes("url("));
  const keyOf = (says: string) =>
    [...says.matchAll(/font-(?:family|weight|stretch): ([^;]*)/g)].map(([, value]) => value).join(" ");
  const isWestern = (says: string) => !says.includes("unicode-range");
  expect(faces.filter(isWestern).length).toBeGreaterThan(3);
  faces.forEach((says, at) => {
    if (!isWestern(says)) return;
    expect(keyOf(faces[at + 1] ?? "")).toBe(keyOf(says));
    expect(faces[at + 1]).toContain("unicode-range: U+0100-");
  });
  expect(faces).toHaveLength(2 * faces.filter(isWestern).length);
});

it("each face that a device may have is declared, and no family stands in that is not", () => {
  const named = [...faceSheet.matchAll(/--stand-in-\w+: ([^;]*);/g)].map(([, names]) => names).join();
  const families = [...named.matchAll(/"([^"]*)"/g)].map(([, family]) => family ?? "");
  const rules = [...faceSheet.matchAll(/@font-face \{([^}]*)\}/g)].filter(([, says]) => says?.includes("local("));
  const declared = rules.map(([, says]) => /font-family: "([^"]*)"/.exec(says ?? "")?.[1]);
  expect(new Set(declared)).toEqual(new Set(families));
  expect(families).toHaveLength(6);
  expect(rules.every(([, says]) => says?.includes("size-adjust"))).toBe(true);
});
