/** As Next has parsed the search part of an address. */
export type SearchValues = Record<string, string | string[] | undefined>;
/** What Next hands to a page. */
export type SearchParams = Promise<SearchValues>;

/** The same as the browser's own type. */
export function searchOf(values: SearchValues) {
  const pairs = Object.entries(values).flatMap(([key, value]) => [value ?? []].flat().map((text) => [key, text]));
  return new URLSearchParams(pairs);
}
