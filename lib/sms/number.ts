/** Codes under which a country is called from abroad, and how many digits its shortest mobile numbers have behind it. */
const plans: Record<string, readonly [code: string, shortest: number]> = {
  AT: ["43", 10],
  BE: ["32", 9],
  BG: ["359", 9],
  CH: ["41", 9],
  CZ: ["420", 9],
  DE: ["49", 10],
  DK: ["45", 8],
  EE: ["372", 7],
  ES: ["34", 9],
  FI: ["358", 8],
  FR: ["33", 9],
  GB: ["44", 10],
  GR: ["30", 10],
  HR: ["385", 8],
  HU: ["36", 9],
  IE: ["353", 9],
  IS: ["354", 7],
  IT: ["39", 9],
  LI: ["423", 7],
  LT: ["370", 8],
  LU: ["352", 9],
  LV: ["371", 8],
  MT: ["356", 8],
  NL: ["31", 9],
  NO: ["47", 8],
  PL: ["48", 9],
  PT: ["351", 9],
  RO: ["40", 9],
  RS: ["381", 8],
  SE: ["46", 9],
  SI: ["386", 8],
  SK: ["421", 9],
  TR: ["90", 10],
  UA: ["380", 9],
  BA: ["387", 8],
  ME: ["382", 8],
  MK: ["389", 8],
  AL: ["355", 9],
};
/** Called without a zero before the number at home, too; Italy's zero belongs to the number. */
const withoutTrunk = new Set(["CZ", "DK", "EE", "ES", "GR", "IS", "IT", "LI", "LU", "LV", "MT", "NO", "PL", "PT"]);

/** The shortest that any country gives out, its code included. */
const shortestAbroad = 8;

function isLongEnough(number: string) {
  const plan = Object.values(plans).find(([code]) => number.startsWith(`+${code}`));
  return number.length - 1 >= (plan ? plan[0].length + plan[1] : shortestAbroad);
}

/** E.164 of a number as people write it, national ones by the country; null for what is none. */
export function toE164(written: string, country: string): string | null {
  const text = written.trim();
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null;
  // "+49 (0) 151": the zero is dialled at home only.
  const digits = text.replace(/^(\+|00)(\d{1,3})\s*\(0\)/, "$1$2").replace(/[^\d+]/g, "");
  const [code] = plans[country] ?? [];
  let number: string | null = null;
  if (digits.startsWith("+")) number = digits;
  else if (digits.startsWith("00")) number = `+${digits.slice(2)}`;
  else if (code && withoutTrunk.has(country)) number = `+${code}${digits}`;
  else if (code && digits.startsWith("0")) number = `+${code}${digits.slice(1)}`;
  return number && /^\+[1-9]\d{1,14}$/.test(number) && isLongEnough(number) ? number : null;
}

/** "+49 … 118": enough to know one's own number by. */
export const hiddenNumber = (number: string) => `${number.slice(0, 3)} … ${number.slice(-3)}`;
