import { checkDependencies } from "./lib/check-dependencies.mjs";
import { checkLocales } from "./lib/check-locales.mjs";
import { checkSources } from "./lib/check-sources.mjs";
import { ensureTools } from "./lib/ensure-install.mjs";
import { say } from "./lib/progress.mjs";

// npm run deps: the rules of the house without the rest of npm test.
await ensureTools();
const results = [...(await checkDependencies()), ...checkSources(), ...(await checkLocales())];
for (const { name, ok, detail } of results) say(ok ? `✓ ${name}` : `✗ ${name}\n${detail.replace(/^/gm, "    ")}`);
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
