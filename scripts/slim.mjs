import fs from "node:fs";
import { bundleCli } from "./lib/bundle.mjs";
import { serverFile } from "./lib/build.mjs";
import { root } from "./lib/paths.mjs";
import { Advice, explain, say } from "./lib/progress.mjs";
import { slim } from "./lib/slim.mjs";

// npm run slim: a built release loses the packages that it is not run with (docs/operations.md).
try {
  if (!fs.existsSync(serverFile)) throw new Advice("Nothing is built here: npm run build comes first.");
  // A release migrates as somebody who may not write here.
  await bundleCli("migrate");
  slim(root);
  say("Kept: what the built programs run with. npm ci brings the rest back.");
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
