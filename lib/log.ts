import pino from "pino";
import { env } from "@/env.mjs";

/** Structured log on standard error; contact data and secrets never reach it. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    redact: { paths: ["*.password", "*.email", "*.phone", "*.token", "*.cookie"], censor: "[hidden]" },
  },
  pino.destination({ dest: 2, sync: false }),
);
