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

/** Stands for a personal value (lib/audit/veil.ts): in both parts it says that the value was changed. */
export const veiled = "•";
const isSame = ({ before, after }: Change) => before !== veiled && JSON.stringify(before) === JSON.stringify(after);

/**
 * Fields of a line with what they held before and after; in the order of the record. Of a line that has both parts
 * what differs alone: some lines hold whole records.
 */
export function changesOf(before: Parts, after: Parts): Change[] {
  const [old, now] = [new Map(flat(before)), new Map(flat(after))];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  const all = paths.map((path) => ({ path, before: old.get(path), after: now.get(path) }));
  return before && after ? all.filter((change) => change.path !== "version" && !isSame(change)) : all;
}
