import { fromRoot } from "./paths.mjs";
import { run } from "./processes.mjs";

/** Files, exports and dependencies that nothing uses, and imports that package.json does not name (knip.jsonc). */
export async function checkUnused() {
  const program = fromRoot("node_modules/knip/bin/knip.js");
  const args = [program, "--no-progress", "--no-config-hints", "--reporter", "compact"];
  const found = await run(process.execPath, args, { keep: 20_000 }).then(
    () => "",
    (error) => error.output || error.message,
  );
  return [{ name: "nothing unused, every import declared (knip)", ok: found === "", detail: found }];
}
