export type Words = Record<string, Record<string, unknown>>;

/** Where a file of words puts them, by its own address; the server puts them at once. */
const name = "charabancWords";
const place = globalThis as typeof globalThis & { [name]?: Record<string, Words> };

/** Words by the address at which the browser finds them. */
export const keptWords = () => (place[name] ??= {});

/** The file's text: an assignment, run before the parts of a page wake. */
export const wordsScript = (file: string, words: Words) =>
  `(globalThis.${name}??={})[${JSON.stringify(file)}]=${JSON.stringify(words)}`;
