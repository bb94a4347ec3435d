import type { TestProject } from "vitest/node";
import { prepareTestDatabases } from "../../scripts/lib/test-databases.mjs";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: string;
    databasePrefix: string;
  }
}

const workers = 2;

/** One PostgreSQL for the run; each worker has a clone of the migrated template with all places. */
export default async function setup(project: TestProject) {
  const server = await prepareTestDatabases();
  const prefix = `api_${process.pid}`;
  for (let worker = 1; worker <= workers; worker += 1) await server.clone(`${prefix}_${worker}`);
  project.provide("databaseServer", server.server);
  project.provide("databasePrefix", prefix);
  return server.stop;
}
