/** A language's name in the reader's. */
export function languageNames(reader: string) {
  const names = new Intl.DisplayNames([reader], { type: "language" });
  return (code: string) => names.of(code) ?? code;
}
