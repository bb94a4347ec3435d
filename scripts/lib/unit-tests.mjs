import fs from "node:fs";
import { fromRoot } from "./paths.mjs";
import { run } from "./processes.mjs";

/** Unit and API tests by vitest; one result a test, and one for a file that could not be read. */
export async function runUnitTests(args = []) {
  const report = fromRoot(".cache/vitest.json");
  fs.mkdirSync(fromRoot(".cache"), { recursive: true });
  fs.rmSync(report, { force: true });
  const cli = fromRoot("node_modules/vitest/vitest.mjs");
  const options = ["run", "--reporter=json", `--outputFile=${report}`, "--passWithNoTests", ...args];
  let trouble = "";
  try {
    await run(process.execPath, [cli, ...options], { env: { ...process.env, NODE_ENV: "test" } });
  } catch (error) {
    trouble = error.output ?? String(error);
  }
  if (!fs.existsSync(report)) return [{ name: "unit and API tests run", ok: false, detail: trouble }];
  const { testResults } = JSON.parse(fs.readFileSync(report, "utf8"));
  return testResults.flatMap((file) => {
    const name = file.name.replace(`${fromRoot()}/`, "");
    const isBroken = file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed");
    // What all its tests need has failed: they are left out, and nobody must take that for a pass.
    const broken = isBroken ? [{ name: `${name} begins`, ok: false, detail: file.message }] : [];
    const tests = file.assertionResults
      .filter((test) => test.status === "passed" || test.status === "failed")
      .map((test) => ({
        name: `${name}: ${test.fullName}`,
        ok: test.status === "passed",
        detail: test.failureMessages.join("\n"),
      }));
    return [...broken, ...tests];
  });
}
