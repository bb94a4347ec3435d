import path from "node:path";
import { defineConfig } from "vitest/config";

// An odd zone with a quarter hour and summer time in January: a hidden local date breaks here first.
process.env.TZ = "Pacific/Chatham";

// Every program wants a secret; this one signs for made-up people.
const NEXTAUTH_SECRET = "made-up-and-long-enough-for-this-one-run";

const skipped = ["**/node_modules/**", ".next/**", ".build/**", ".data/**", "tools/**"];

export default defineConfig({
  resolve: { alias: { "@": path.resolve(import.meta.dirname) } },
  test: {
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    isolate: false,
    setupFiles: ["tests/setup/fresh.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [...skipped, "tests/api/**", "tests/e2e/**"],
          env: { NEXTAUTH_SECRET, LOG_LEVEL: "silent", TZ: "Pacific/Chatham" },
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          exclude: skipped,
          globalSetup: ["tests/setup/database.ts"],
          setupFiles: ["tests/setup/fresh.ts", "tests/setup/worker.ts"],
          env: { NEXTAUTH_SECRET, LOG_LEVEL: "silent", TZ: "Pacific/Chatham", WORKER: "off" },
        },
      },
    ],
  },
});
