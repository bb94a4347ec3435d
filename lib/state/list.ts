type WithId = { id: string };

/** Lists by id (docs/spec.md, 3 and 4): every function gives a new list. */
export function addNew<T extends WithId>(list: readonly T[], incoming: readonly T[]): T[] {
  const known = new Set(list.map(({ id }) => id));
  const fresh: T[] = [];
  for (const item of incoming) {
    if (known.has(item.id)) continue;
    known.add(item.id);
    fresh.push(item);
  }
  return [...list, ...fresh];
}

/** Merges fields into the item of the same id; an unknown id changes nothing. */
export function mergeById<T extends WithId>(list: readonly T[], change: Partial<T> & WithId): T[] {
  return list.map((item) => (item.id === change.id ? { ...item, ...change } : item));
}

export function removeById<T extends WithId>(list: readonly T[], id: string): T[] {
  return list.filter((item) => item.id !== id);
}
