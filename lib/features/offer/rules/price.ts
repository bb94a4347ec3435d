export const currencies = ["EUR", "CHF", "GBP", "CZK", "PLN"] as const;

export type Currency = (typeof currencies)[number];

/** Cents: 1,000,000.00. */
export const highestAmount = 100_000_000;

/**
 * Cents of a price as people type it: "1.240", "1,240.00", "1 240,5". NaN for what is none. The last sign with one
 * or two digits after it is the decimal one, all others stand between thousands.
 */
export function parsePrice(text: string) {
  const plain = text.replace(/[\s'’€£]/g, "");
  const parts = /^(\d{1,3}(?:[.,]\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!parts?.[1]) return Number.NaN;
  return Number(parts[1].replace(/[.,]/g, "")) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
}

/** Cents as a field of a form begins with them: the decimal point is read in every language. */
export const priceText = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** A percentage as people type it; null for nothing, NaN for what is none. */
export function parseRate(text: string) {
  const plain = text.replace(/[\s%]/g, "").replace(",", ".");
  if (plain === "") return null;
  return /^\d{1,2}(\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
}
