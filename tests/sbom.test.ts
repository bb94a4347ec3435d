import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Part = { name: string; version: string; "bom-ref": string; hashes: { alg: string }[]; licenses: unknown[] };
type Lock = { packages: Record<string, { version: string; dev?: boolean; optional?: boolean }> };

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const bill = JSON.parse(execFileSync("npm", ["run", "-s", "sbom"], { encoding: "utf8", maxBuffer: 2 ** 26 }));
const parts = bill.components as Part[];
const versionsOf = (name: string) => parts.filter((part) => part.name === name).map(({ version }) => version);

describe("the bill of materials", () => {
  it("names each package that we ask for, in the locked version", () => {
    expect(bill.bomFormat).toBe("CycloneDX");
    for (const name of Object.keys(dependencies)) {
      expect(versionsOf(name), name).toContain(packages[`node_modules/${name}`]?.version);
    }
  });

  it("names what these bring along, each once, with its hash and its licence", () => {
    const shipped = Object.values(packages).filter(({ dev }) => !dev);
    expect(parts).toHaveLength(shipped.length - 1);
    expect(new Set(parts.map((part) => part["bom-ref"])).size).toBe(parts.length);
    expect(parts.filter(({ hashes }) => hashes[0]?.alg !== "SHA-512").map(({ name }) => name)).toEqual([]);
    // Two say their licence in a file of theirs alone.
    expect(parts.filter(({ licenses }) => licenses.length === 0).map(({ name }) => name)).toEqual([
      "png-js",
      "seq-queue",
    ]);
  });

  it("leaves out what only builds and tests need", () => {
    const keyOf = (at: string) => `${at.split("node_modules/").at(-1)}@${packages[at]?.version}`;
    const keys = (dev: boolean) =>
      Object.keys(packages)
        .filter((at) => at && !!packages[at]?.dev === dev)
        .map(keyOf);
    const runs = new Set(keys(false));
    const forUs = new Set(keys(true).filter((key) => !runs.has(key)));
    expect([...forUs]).toContain(`vitest@${packages["node_modules/vitest"]?.version}`);
    expect(parts.map(({ name, version }) => `${name}@${version}`).filter((key) => forUs.has(key))).toEqual([]);
  });

  it("says who uses what, by names that it has", () => {
    const known = new Set([bill.metadata.component["bom-ref"], ...parts.map((part) => part["bom-ref"])]);
    const uses = bill.dependencies as { ref: string; dependsOn: string[] }[];
    expect(uses.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([]);
    const used = new Set(uses.flatMap(({ dependsOn }) => dependsOn));
    expect(parts.filter((part) => !used.has(part["bom-ref"])).map(({ name }) => name)).toEqual([]);
  });
});
