import type { Language } from "./routing";

/**
 * A number as people type it: thousands by the language's own sign ("1.250" in German, "1,250" in English) or a space,
 * decimals by comma or point, three at most. NaN for all else.
 */
export function readNumber(text: string, language: Language) {
  const plain = text.trim().replace(/(?<=\d)[\s'’](?=\d{3})/g, "");
  const grouped = language === "en" ? /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,3})?$/ : /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,3})?$/;
  if (grouped.test(plain)) return Number(plain.replaceAll(language === "en" ? "," : ".", "").replace(",", "."));
  return /^\d{1,9}([.,]\d{1,3})?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
}

/** As a field begins with it: without thousands. */
export const writeNumber = (value: number, language: Language, maximumFractionDigits = 3) =>
  value.toLocaleString(language, { maximumFractionDigits, useGrouping: false });
