export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** What Next hands to a page, as the browser's own type. */
export async function searchOf(params: SearchParams) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(await params)) {
    for (const one of [value ?? []].flat()) search.append(key, one);
  }
  return search;
}
