import fs from "node:fs";
import { expect, it } from "vitest";

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
