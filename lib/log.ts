import pino from "pino";
import { env } from "@/env.mjs";

/** Causes of causes that are told. */
const mostCauses = 3;

/** What an error says without the values of the statement that failed: Prisma draws all it was given, PostgreSQL quotes what it could not read. */
function messageOf({ name, message }: Error) {
  const said = name.startsWith("Prisma")
    ? (message
        .trim()
        .split(/\n\s*\n/)
        .at(-1) ?? "")
    : message;
  return said.replace(/(: |value )"[\s\S]*?"(?=[`.\s,]|$)/g, "$1[hidden]");
}

/**
 * Of an error its type, message, code and where it happened, no more: what libraries hang on it (Prisma's `meta`, a
 * query with its values, a request with its cookies) is people's.
 */
function told(error: unknown, depth = 0): unknown {
  if (typeof error === "string") return { type: "string", message: error };
  if (!(error instanceof Error)) return { type: (error as object | null)?.constructor?.name ?? typeof error };
  const { name, stack, cause } = error;
  const { code } = error as { code?: unknown };
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: messageOf(error),
    ...((typeof code === "string" || typeof code === "number") && { code }),
    stack: frames?.join("\n") ?? "",
    ...(cause !== undefined && depth < mostCauses && { cause: told(cause, depth + 1) }),
  };
}

/** How errors get into a line. */
export const serializers = { err: (error: unknown) => told(error) };

/** Structured log on standard error; contact data and secrets never reach it. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    serializers,
    redact: { paths: ["*.password", "*.email", "*.phone", "*.token", "*.cookie"], censor: "[hidden]" },
  },
  pino.destination({ dest: 2, sync: false }),
);
