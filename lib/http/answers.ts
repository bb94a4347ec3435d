import { z } from "zod";
import { env } from "@/env.mjs";
import type { Call } from "./calls";

/** A record as the call's schema has it, one of several for an array. */
function entitySchema({ gives, givesList }: Call) {
  if (givesList) return z.array(givesList);
  if (gives) return gives.safeParse(null).success ? z.array(gives).max(1) : z.array(gives).length(1);
  return z.array(z.never());
}

/** Keys that a schema let pass without knowing them. */
function unknownKeys(given: unknown, known: unknown, path = "entity"): string[] {
  if (typeof given !== "object" || given === null) return [];
  if (typeof known !== "object" || known === null) return [path];
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(known, key) ? unknownKeys(value, Reflect.get(known, key), `${path}.${key}`) : [`${path}.${key}`],
  );
}

function mismatchesOf(declared: Call, body: string) {
  const { entity, total } = JSON.parse(body) as { entity: unknown; total?: number };
  const parsed = entitySchema(declared).safeParse(entity);
  const found = parsed.success
    ? unknownKeys(entity, parsed.data).map((key) => `${key}: unknown`)
    : parsed.error.issues.map((issue) => `entity.${issue.path.join(".")}: ${issue.message}`);
  if ((total !== undefined) !== (declared.givesList !== undefined)) found.push("total: only lists have it");
  return found;
}

/**
 * Holds an answer against its contract, to the last key. Throws for what the contract does not say; in production it
 * does not look.
 */
export function checkAnswer(declared: Call, body: string) {
  if (env.NODE_ENV === "production") return;
  const found = mismatchesOf(declared, body);
  if (found.length === 0) return;
  const { method, path } = declared;
  throw new Error(`${method} ${path} answers otherwise than its contract says: ${found.slice(0, 8).join("; ")}`);
}
