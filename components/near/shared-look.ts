/** Looks something up for several who ask at about the same time: a look serves them that began at most so long ago. */
export function sharedLook<T>(load: () => Promise<T>, within: number, now = Date.now) {
  let last: { at: number; found: Promise<T> } | null = null;
  return () => {
    const at = now();
    if (!last || last.at < at - within) last = { at, found: load() };
    return last.found;
  };
}
