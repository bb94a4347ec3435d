import path from "node:path";
import { bundleCli } from "./lib/bundle.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/processes.mjs";
import { commandEnv } from "./lib/settings.mjs";

// npm run -s check -- road|corridor|chains|price|drivinghours FILE: answers each case of the file in one line of JSON;
// ends with 1 where one cannot be answered, and says which.
const [kind = "", file = ""] = process.argv.slice(2);
const cli = await bundleCli("check");
await run(process.execPath, ["--enable-source-maps", cli, kind, file && path.resolve(file)], {
  cwd: root,
  env: commandEnv(),
  show: true,
}).catch(() => process.exit(1));
