import { marketTimeZone } from "./formats";

// Where a whole country goes by another clock than the market's; the larger part of it where there are several.
const zones: Record<string, string> = {
  GB: "Europe/London",
  IE: "Europe/Dublin",
  PT: "Europe/Lisbon",
  IS: "Atlantic/Reykjavik",
  FI: "Europe/Helsinki",
  EE: "Europe/Tallinn",
  LV: "Europe/Riga",
  LT: "Europe/Vilnius",
  AX: "Europe/Mariehamn",
  GR: "Europe/Athens",
  CY: "Asia/Nicosia",
  BG: "Europe/Sofia",
  RO: "Europe/Bucharest",
  MD: "Europe/Chisinau",
  UA: "Europe/Kyiv",
  TR: "Europe/Istanbul",
  BY: "Europe/Minsk",
  GE: "Asia/Tbilisi",
  AM: "Asia/Yerevan",
  JE: "Europe/Jersey",
  GG: "Europe/Guernsey",
  IM: "Europe/Isle_of_Man",
  FO: "Atlantic/Faroe",
};

/** Time zone of a company that has chosen none, by its country. */
export const timeZoneOf = (country: string | undefined) => (country && zones[country]) || marketTimeZone;

// A formatter costs more than all else that a line of an imported file is checked for.
const sound = new Map<string, boolean>();

function isKnown(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Names as the IANA has them, aliases and UTC among them; no offsets, which no clock change moves. */
export function isTimeZone(name: string) {
  if (!/^[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false;
  const known = sound.get(name) ?? isKnown(name);
  // As many as there are, and no more whatever is sent.
  if (sound.size < 1_000) sound.set(name, known);
  return known;
}

/** Those to choose from, with the one that is chosen. */
export const timeZonesWith = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].sort();
