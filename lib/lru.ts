/** A map that holds `most` entries: what was used last stays longest. */
export function makeLru<T>(most: number) {
  const known = new Map<string, T>();
  return {
    get(key: string) {
      const found = known.get(key);
      if (found === undefined) return undefined;
      known.delete(key);
      known.set(key, found);
      return found;
    },
    set(key: string, found: T) {
      known.set(key, found);
      const oldest = known.keys().next().value;
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
    clear: () => known.clear(),
  };
}
