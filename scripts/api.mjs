import { bundleCli } from "./lib/bundle.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/processes.mjs";
import { commandEnv } from "./lib/settings.mjs";
import { say } from "./lib/progress.mjs";

// npm run api: writes what follows from the contracts (lib/features/*/calls.ts): the route files and docs/api.md.
await run(process.execPath, ["--enable-source-maps", await bundleCli("api")], {
  cwd: root,
  env: commandEnv(),
  onLine: say,
});
