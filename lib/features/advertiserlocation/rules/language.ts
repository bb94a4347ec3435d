/** In the language asked for, or else in the first of the others that has one. */
export function languageShown<L extends string>(texts: Partial<Record<L | "en" | "de" | "es", string>>, wanted: L) {
  const order: (L | "en" | "de" | "es")[] = [wanted, "en", "de", "es"];
  return order.find((language) => texts[language]) ?? wanted;
}
