const pathOf = (request: string | { url: string }) =>
  typeof request === "string" ? request : new URL(request.url).pathname;

/** The caches of a browser, in memory. */
export function makeCaches(files: (path: string) => Promise<Response> | Response = () => new Response("file")) {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      match: async (request: string) => held.get(pathOf(request))?.clone(),
      put: async (request: string, response: Response) => void held.set(pathOf(request), response),
      addAll: async (paths: string[]) => {
        for (const path of paths) held.set(path, await files(path));
      },
    };
  };
  return {
    all,
    open: async (name: string) => cacheOf(name),
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    match: async (request: string | { url: string }, { cacheName }: { cacheName?: string } = {}) =>
      [...all]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .flatMap(([, held]) => held.get(pathOf(request)) ?? [])[0]
        ?.clone(),
  };
}
