import { runCli } from "./commands.mjs";
import { startPostgres } from "./postgres.mjs";
import { step } from "./progress.mjs";

export { bundleCommands, canSeed, runCli } from "./commands.mjs";

/**
 * The database of the settings: a given DATABASE_URL, or the embedded one. `owner` holds what only commands get that
 * migrate and fill.
 */
export async function openDatabase(chosen, options = {}) {
  if (chosen.databaseUrl) {
    options.onAddress?.({ application: chosen.databaseUrl, owner: chosen.databaseUrl });
    return { url: chosen.databaseUrl, owner: {}, embedded: false };
  }
  const started = await step("starting the embedded PostgreSQL", () =>
    startPostgres({ dataDir: chosen.dataDir, ...options }),
  );
  return { ...started, url: started.application, owner: { MIGRATION_DATABASE_URL: started.url }, embedded: true };
}

export const migrate = (env) => step("migrating the database", () => runCli("migrate", [], env));

/**
 * `demo` also fills an empty database with the demo market; places are loaded in any case, once the tables are there (`migrated`). Returns
 * the sign-ins that are known.
 */
export async function seed(env, { demo, migrated }) {
  const args = demo ? ["--demo", "--accounts"] : [];
  const label = demo ? "loading places and demo data" : "loading places";
  const work = runCli("seed", args, env, { hidden: "sign-in: ", go: migrated });
  work.catch(() => undefined);
  await migrated;
  const said = await step(label, () => work);
  return said.flatMap((line) => (line.startsWith("sign-in: ") ? [line.slice("sign-in: ".length)] : []));
}
