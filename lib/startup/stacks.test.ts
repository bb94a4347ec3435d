import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterEach, expect, it } from "vitest";
import { mapStacks } from "./stacks";

const own = Error.prepareStackTrace;
afterEach(() => {
  Error.prepareStackTrace = own;
});

const source = `type Wrong = { text: string };

export function fail({ text }: Wrong) {
  throw new Error(text);
}
`;

async function builtFail(options: object) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "stacks-"));
  fs.writeFileSync(path.join(folder, "wrong.ts"), source);
  const outfile = path.join(folder, "out.cjs");
  await build({
    entryPoints: [path.join(folder, "wrong.ts")],
    outfile,
    bundle: true,
    format: "cjs",
    ...options,
  });
  const { fail } = createRequire(import.meta.url)(outfile) as { fail: (given: { text: string }) => never };
  return fail;
}

function stackOf(fail: (given: { text: string }) => never) {
  try {
    return fail({ text: "no bus" });
  } catch (error) {
    return (error as Error).stack ?? "";
  }
}

it("a stack names the line of the source", async () => {
  const fail = await builtFail({ sourcemap: "linked" });
  mapStacks();
  const [head, first] = stackOf(fail).split("\n");
  expect(head).toBe("Error: no bus");
  expect(first).toMatch(/at .*wrong\.ts:4:9\)?$/);
});

it("and the built one where there is no map", async () => {
  const fail = await builtFail({ sourcemap: false });
  mapStacks();
  expect(stackOf(fail).split("\n")[1]).toContain("out.cjs:");
});
