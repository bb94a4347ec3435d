import { fromRoot } from "./paths.mjs";
import { run } from "./processes.mjs";

/** A parser that silently reads nothing would find nothing wrong. */
const fewest = 120;

export async function checkDependencies() {
  const program = fromRoot("tools/node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const places = [
    "app",
    "components",
    "lib",
    "prisma",
    "server.ts",
    "serve.ts",
    "worker.ts",
    "work.ts",
    "middleware.ts",
  ];
  const args = [program, "--config", "tools/dependency-cruiser.cjs", "--output-type", "json", ...places];
  const text = await run(process.execPath, args, { keep: Number.POSITIVE_INFINITY }).catch((error) => error.output);
  const { modules, summary } = JSON.parse(text.slice(text.indexOf("{")));
  const own = modules.filter((module) => /^(app|components|lib)\//.test(module.source));
  const enough = own.length >= fewest;
  const results = [
    {
      name: `dependency rule reads the source (${own.length} modules)`,
      ok: enough,
      detail: `expected ${fewest} or more`,
    },
  ];
  for (const rule of summary.ruleSetUsed.forbidden) {
    const broken = summary.violations.filter((violation) => violation.rule.name === rule.name);
    const detail = broken.map(({ from, to }) => `${from} → ${to}`).join("\n");
    results.push({
      name: `dependency rule: ${rule.name}`,
      ok: broken.length === 0,
      detail: `${rule.comment}\n${detail}`,
    });
  }
  return results;
}
