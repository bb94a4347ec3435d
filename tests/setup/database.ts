import type { TestProject } from "vitest/node";
import { prepareTestDatabases } from "../../scripts/lib/test-databases.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Addresses by worker, from 1: as the product works in it, and as its owner. */
    databases: Record<string, { application: string; owner: string }>;
  }
}

const workers = 2;

/** One PostgreSQL for the run; each worker has a clone of the migrated template with all places. */
export default async function setup(project: TestProject) {
  const server = await prepareTestDatabases();
  const prefix = `api_${process.pid}`;
  const databases: Record<string, { application: string; owner: string }> = {};
  for (let worker = 1; worker <= workers; worker += 1) databases[worker] = await server.clone(`${prefix}_${worker}`);
  project.provide("databases", databases);
  return server.stop;
}
