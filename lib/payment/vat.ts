/** Standard rates of the EU in percent (2026): for an operator in that country. */
const standardRates: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** After the country's two letters; as the Commission's own list of forms has them. */
const forms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?=.*[A-Z])[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-W][A-I]?$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

export const isEu = (country: string) => country in standardRates;

/** Greece writes EL. */
const prefixOf = (country: string) => (country === "GR" ? "EL" : country);

/** Whether it looks like a VAT id of this country; outside the EU there is no form to hold it against. */
export function looksLikeVatId(vatId: string, country: string) {
  const form = forms[country];
  if (!form) return true;
  const prefix = prefixOf(country);
  return vatId.startsWith(prefix) && form.test(vatId.slice(prefix.length));
}

/** The operator's country by its own VAT id; Germany where that tells none. */
export function countryOfVatId(vatId: string) {
  const prefix = vatId.trim().slice(0, 2).toUpperCase();
  const country = prefix === "EL" ? "GR" : prefix;
  return isEu(country) ? country : "DE";
}

/**
 * `domestic`: the operator's rate. `reverse`: the customer owes the tax in its own country of the EU. `outside`: a
 * service to a business outside the EU is not taxed here.
 */
type TaxKind = "domestic" | "reverse" | "outside";
type Tax = { kind: TaxKind; rate: number; reverseCharge: boolean };
type Customer = { country: string; vatId: string | null };

/** Decision 019. Without a VAT id a customer elsewhere in the EU pays the operator's rate. */
export function taxOf({ country, vatId }: Customer, operator: string): Tax {
  if (!isEu(country)) return { kind: "outside", rate: 0, reverseCharge: false };
  const elsewhere = country !== operator && vatId !== null && looksLikeVatId(vatId, country);
  if (elsewhere) return { kind: "reverse", rate: 0, reverseCharge: true };
  return { kind: "domestic", rate: standardRates[operator] ?? 0, reverseCharge: false };
}

/** Cents; rounded once for the whole invoice, half a cent up. */
export function amountsOf(net: number, tax: Tax) {
  const vat = Math.floor((net * Math.round(tax.rate * 10) + 500) / 1000);
  return { net, vatRate: tax.rate, vat, gross: net + vat, reverseCharge: tax.reverseCharge };
}
