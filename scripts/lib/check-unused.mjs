import { fromRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { commandEnv } from "./settings.mjs";

async function knip(name, ...more) {
  const program = fromRoot("node_modules/knip/bin/knip.js");
  const args = [program, "--no-progress", "--no-config-hints", "--reporter", "compact", ...more];
  const found = await run(process.execPath, args, { env: commandEnv(), keep: 20_000 }).then(
    () => "",
    (error) => error.output || error.message,
  );
  return { name, ok: found === "", detail: found };
}

/**
 * Files, exports and dependencies that nothing uses, imports that package.json does not name, and code of the
 * product that only tests import (knip.config.js).
 */
export async function checkUnused() {
  return [
    await knip("nothing unused, every import declared (knip)"),
    await knip("nothing lives for its test alone (knip --production)", "--production"),
  ];
}
