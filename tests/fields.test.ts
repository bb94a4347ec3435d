import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { allCalls } from "@/lib/features/calls";
import { mediadataCalls } from "@/lib/features/mediadata/calls";
import { contents } from "@/lib/features/mediadata/schema";
import type { Call } from "@/lib/http/calls";
import { type Shape, sampleOf, shapeOf } from "@/tests/proof/sample";

const folder = "prisma/schema";

/** Every column of the database as it is written in the schema, in snake case and in small letters. */
function columnNames() {
  const text = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), "utf8"));
  const names = text.flatMap((schema) => [...schema.matchAll(/^ {2}(\w+) +\w/gm)].map((found) => found[1] ?? ""));
  const spelled = names.flatMap((name) => [
    name,
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    name.toLowerCase(),
  ]);
  return [...new Set([...spelled, "__proto__", "constructor", "prototype"])];
}

const columns = columnNames();
type Record = { [key: string]: unknown };
const isRecord = (value: unknown): value is Record =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Each record within a body, by how to get there. */
function recordsIn(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((inner, at) => recordsIn(inner, [...way, at]));
  if (!isRecord(value)) return [];
  return [way, ...Object.entries(value).flatMap(([key, inner]) => recordsIn(inner, [...way, key]))];
}

const at = (value: unknown, way: (string | number)[]) =>
  way.reduce<unknown>((inner, key) => (inner as Record | undefined)?.[key], value);

/** The body as it comes over the wire with more keys in one of its records: `__proto__` is a key like others there. */
function withKeys(body: unknown, way: (string | number)[], keys: string[]) {
  const copy = structuredClone(body);
  const record = at(copy, way) as Record;
  for (const key of keys) Object.defineProperty(record, key, { value: "planted", enumerable: true });
  return copy;
}

type Issue = { code?: string; keys?: string[]; errors?: Issue[][] };
const refusedKeys = (issues: readonly Issue[]): string[] =>
  issues.flatMap(({ keys = [], errors = [] }) => [...keys, ...errors.flatMap(refusedKeys)]);

/** Keys that would reach what answers the call; where the sample does not fit anyway, those that are not refused by name. */
function passed(call: Call, body: unknown, way: (string | number)[], keys: string[]) {
  const plain = call.body?.safeParse(body);
  const parsed = call.body?.safeParse(withKeys(body, way, keys));
  if (!parsed?.success) {
    const refused = new Set(refusedKeys((parsed?.error.issues ?? []) as Issue[]));
    return plain?.success ? [] : keys.filter((key) => !refused.has(key));
  }
  const got = at(parsed.data, way);
  const before = plain?.success ? at(plain.data, way) : {};
  const isNew = (key: string) =>
    isRecord(got) && Object.hasOwn(got, key) && !(isRecord(before) && Object.hasOwn(before, key));
  return keys.filter(isNew);
}

/** Keys that a shape names at the end of a way, whichever of its alternatives holds. */
function namedAt(shape: Shape, way: (string | number)[]): string[] {
  const others = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  const [key, ...rest] = way;
  const next = typeof key === "number" ? shape.items : shape.properties?.[key ?? ""];
  const here = key === undefined ? Object.keys(shape.properties ?? {}) : next ? namedAt(next, rest) : [];
  return [...here, ...others.flatMap((other) => namedAt(other, way))];
}

// What an editor writes is held against the schema of its kind, behind the call.
const { benefits, prices, mediadata, video } = contents;
const kinds = [benefits, prices, mediadata, video].map((body) => ({ ...mediadataCalls.change, body }));
const writing = allCalls.filter(({ body }) => body !== undefined).filter((call) => call !== mediadataCalls.change);

describe("keys that a contract does not name reach nothing", () => {
  const one = process.env.PROOF === "long";

  it(`the database's columns are ${columns.length} keys`, () => expect(columns.length).toBeGreaterThan(800));

  it.each([...writing, ...kinds].map((call) => [`${call.method} ${call.path}`, call] as const))("%s", (_name, call) => {
    const shape = call.body ? shapeOf(call.body) : {};
    const body = shape.type === "array" ? [sampleOf(shape.items ?? {})] : sampleOf(shape);
    const ways = recordsIn(body);
    expect(ways).not.toEqual([]);
    const found = ways.flatMap((way) => {
      const mine = new Set(namedAt(shape, way));
      const foreign = columns.filter((key) => !mine.has(key));
      const asked = one ? foreign.map((key) => [key]) : [foreign];
      return asked.flatMap((keys) => passed(call, body, way, keys));
    });
    expect(found).toEqual([]);
  });
});
