const letters: Record<string, string> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Accents apart from their letters, lower case. */
const takenApart = (text: string) => text.normalize("NFKD").toLowerCase();

const plainOf = (apart: string) =>
  apart
    .replace(/\p{M}/gu, "")
    .replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Lower case, no accents, hyphens and apostrophes as one space: what plain ASCII typing gives. */
export const plainName = (text: string) => plainOf(takenApart(text));

/** The same with ä as ae: "München" and "Muenchen" meet. Stored beside plainName, used on every query. */
export const normaliseName = (text: string) => plainOf(takenApart(text).replace(/([aou])\u0308/g, "$1e"));

/** What a search looks through: "Höfer" is "hoefer hofer". The database's search_words() says the same. */
export function searchWords(text: string) {
  const [german, plain] = [normaliseName(text), plainName(text)];
  return german === plain ? plain : `${german} ${plain}`;
}

/** "Müller & Söhne GmbH" → "mueller-soehne-gmbh". */
export function slugOf(text: string) {
  return normaliseName(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
}
