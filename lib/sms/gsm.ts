/** One text of the GSM alphabet (GSM 03.38); its extension counts twice. */
export const mostCharacters = 160;

const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extended = new Set("^{}\\[~]|€");

const substitutes: Record<string, string> = { "–": "-", "—": "-", "→": "-", "…": "...", "„": '"', "“": '"', "”": '"' };
const bare: Record<string, string> = { ł: "l", Ł: "L", đ: "d", Đ: "D", œ: "oe", Œ: "OE", "’": "'", "‘": "'" };

const isGsm = (letter: string) => basic.has(letter) || extended.has(letter);

function plainLetter(letter: string) {
  if (isGsm(letter)) return letter;
  const known = substitutes[letter] ?? bare[letter];
  if (known) return known;
  const stripped = letter.normalize("NFKD").replace(/\p{M}/gu, "");
  return [...stripped].every(isGsm) ? stripped : "?";
}

/** Letters that the alphabet lacks give way to their bare ones: with one of them a text holds 70 characters only. */
export const toGsm = (text: string) => [...text.normalize("NFC")].map(plainLetter).join("");

/** How much of one text it takes. */
export const gsmLength = (text: string) => [...text].reduce((sum, letter) => sum + (extended.has(letter) ? 2 : 1), 0);

/** The first so many characters, with dots where something is missing. */
export function cut(text: string, most: number) {
  if (gsmLength(text) <= most) return text;
  let kept = "";
  for (const letter of text) {
    if (gsmLength(kept + letter) > most - 2) break;
    kept += letter;
  }
  return `${kept.trimEnd()}..`;
}
