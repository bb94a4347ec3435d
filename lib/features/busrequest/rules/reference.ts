/** What people call a request: "CB-12345". SQL says it for itself. */
export const referenceOf = (number: number) => `CB-${number}`;

/** The number of "CB-12345", "cb 12345" or "12345", if the text is one. */
export function numberOfReference(text: string) {
  const digits = /^\s*(?:cb[\s-]*)?(\d{4,9})\s*$/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
