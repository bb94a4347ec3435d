/** Codes under which a country is called from abroad. */
const codes: Record<string, string> = {
  AT: "43",
  BE: "32",
  BG: "359",
  CH: "41",
  CZ: "420",
  DE: "49",
  DK: "45",
  EE: "372",
  ES: "34",
  FI: "358",
  FR: "33",
  GB: "44",
  GR: "30",
  HR: "385",
  HU: "36",
  IE: "353",
  IS: "354",
  IT: "39",
  LI: "423",
  LT: "370",
  LU: "352",
  LV: "371",
  MT: "356",
  NL: "31",
  NO: "47",
  PL: "48",
  PT: "351",
  RO: "40",
  RS: "381",
  SE: "46",
  SI: "386",
  SK: "421",
  TR: "90",
  UA: "380",
  BA: "387",
  ME: "382",
  MK: "389",
  AL: "355",
};
/** Called without a zero before the number at home, too; Italy's zero belongs to the number. */
const withoutTrunk = new Set(["CZ", "DK", "EE", "ES", "GR", "IS", "IT", "LI", "LU", "LV", "MT", "NO", "PL", "PT"]);

/** E.164 of a number as people write it, national ones by the country; null for what is none. */
export function toE164(written: string, country: string): string | null {
  const text = written.trim();
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null;
  // "+49 (0) 151": the zero is dialled at home only.
  const digits = text.replace(/^(\+|00)(\d{1,3})\s*\(0\)/, "$1$2").replace(/[^\d+]/g, "");
  const code = codes[country];
  let number: string | null = null;
  if (digits.startsWith("+")) number = digits;
  else if (digits.startsWith("00")) number = `+${digits.slice(2)}`;
  else if (code && withoutTrunk.has(country)) number = `+${code}${digits}`;
  else if (code && digits.startsWith("0")) number = `+${code}${digits.slice(1)}`;
  return number && /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}

/** "+49 … 118": enough to know one's own number by. */
export const hiddenNumber = (number: string) => `${number.slice(0, 3)} … ${number.slice(-3)}`;
