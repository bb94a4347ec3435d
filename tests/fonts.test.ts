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
