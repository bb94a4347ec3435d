const store = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value a process. Next bundles its own copies of our modules beside the production front's, so
 * that a module variable would exist twice; a pool or a cache must not.
 */
export function singleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`charabanc.${name}`);
  store[key] ??= make();
  return store[key] as T;
}
