import { inject } from "vitest";
import { pushKey } from "../../scripts/lib/settings.mjs";

// Before any import of the project: env.mjs reads it once.
const worker = process.env.VITEST_POOL_ID ?? "1";
const database = inject("databases")[worker];
process.env.DATABASE_URL = database?.application;
process.env.MIGRATION_DATABASE_URL = database?.owner;
process.env.VAPID_PRIVATE_KEY = pushKey();
process.env.APP_URL = "http://127.0.0.1:3000";
process.env.DATABASE_POOL_MAX = "5";
