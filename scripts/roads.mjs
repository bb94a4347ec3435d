import { bundleCli } from "./lib/bundle.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/processes.mjs";
import { commandEnv } from "./lib/settings.mjs";

// npm run roads: the graph of data/roads and the maps that are made of it, after a road or a place was mended there.
const cli = await bundleCli("roads");
await run(process.execPath, ["--enable-source-maps", cli], { cwd: root, env: commandEnv(), show: true }).catch(() =>
  process.exit(1),
);
