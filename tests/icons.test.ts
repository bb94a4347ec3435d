import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { iconNames, iconSheet } from "../scripts/lib/icons.mjs";

const root = path.resolve(import.meta.dirname, "..");
const list = path.join("components", "ui", "icon-list.ts");

const sources = ["app", "components", "lib"]
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== list)
  .map((file) => fs.readFileSync(path.join(root, file), "utf8"))
  .join("\n");

test("the sheet of icons holds each that has a name, and no other", async () => {
  const ids = [
    ...(await iconSheet()).matchAll(
      /<symbol id="([^"]+)" viewBox="0 0 24 24" stroke="currentColor"[^>]*><(?:path|rect|circle|line|poly|ellipse)/g,
    ),
  ].map(([, id]) => id);
  expect(ids).toEqual(iconNames());
  expect(ids.length).toBeGreaterThan(100);
});

test("each icon of the list is drawn somewhere", () => {
  expect(iconNames().filter((name) => !sources.includes(`"${name}"`))).toEqual([]);
});

test("no script carries the lines of icons", () => {
  expect(sources).not.toMatch(/from "lucide-react"/);
});

test("no rule of a sheet looks for the library's own class", () => {
  const sheets = fs.readdirSync(path.join(root, "components"), { recursive: true, encoding: "utf8" });
  const rules = sheets
    .filter((file) => file.endsWith(".css"))
    .map((file) => fs.readFileSync(path.join(root, "components", file), "utf8"));
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.join("\n")).not.toMatch(/lucide/);
});
