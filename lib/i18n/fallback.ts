import type { Language } from "./routing";

const order: readonly Language[] = ["en", "de", "es"];

/** In which languages a text is looked for: the reader's own first. */
export const languageOrder = (wanted: Language): Language[] => [wanted, ...order.filter((one) => one !== wanted)];
