type Parts = Record<string, unknown> | null;
export type Change = { path: string; before: unknown; after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** {a: {b: 1}} → {"a.b": 1}; lists stay whole. */
function flat(part: Parts, prefix = ""): [string, unknown][] {
  return Object.entries(part ?? {}).flatMap(([key, value]): [string, unknown][] =>
    isRecord(value) ? flat(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

/** Fields of a line with what they held before and after; in the order of the record. */
export function changesOf(before: Parts, after: Parts): Change[] {
  const [old, now] = [new Map(flat(before)), new Map(flat(after))];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths.map((path) => ({ path, before: old.get(path), after: now.get(path) }));
}
