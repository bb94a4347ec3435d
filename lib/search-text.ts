import { normaliseName } from "./fold";

/** Rows of one kind that a search over everything tells. */
export const searchTake = 5;

/** Letters or digits that a trigram index needs in a row; with fewer it would read every row. */
const shortest = 3;
const inRow = new RegExp(`[\\p{L}\\p{N}]{${shortest}}`, "u");

/** Whether a text, as it stands, has what an index finds anywhere in a column. */
export const hasTrigram = (text: string) => inRow.test(text);

/** Letters and digits alone: "R-CB 418" is "RCB418". */
export const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether a search over everything can be answered from indexes. */
export const isSearchable = (text: string) => hasTrigram(squeezed(text));

/** The words of a text as search_words() writes them that an index finds; the shorter ones are left out. */
export const indexedWords = (text: string) => normaliseName(text).split(" ").filter(hasTrigram).join(" ");
