import { isPattern } from "@/lib/auth/common-passwords";
import { guessableWords } from "@/lib/auth/guessable-words";
import { normaliseName } from "@/lib/fold";

/** What examples and settings of others are called: no secret of chance holds one. */
const usualWords = /secret|password|passwort|changeme|charabanc|nextauth|development|production|example/i;

/** What people write into a secret's place, beside the words of the product and the calendar that passwords may not be made of. */
const wordsOfSecrets = (
  "your their this that here goes must have please replace change insert enter with from long very random string value text token " +
  "server session cookie site webseite website application character characters signs local staging live world welt dein deine deinen " +
  "unser unsere mein meine fuer eine einen bitte hier ersetzen aendern einfuegen langer lange zeichen zufall schluessel geheimer " +
  "geheimes geheime sicher sicherer esta este para cambiar cambia aqui larga largo cadena caracteres servidor llave segura seguro"
).split(" ");

const known = [...guessableWords, ...wordsOfSecrets]
  .filter((word) => word.length >= 4)
  .sort((a, b) => b.length - a.length);
const knownWord = new RegExp(known.join("|"), "g");

/** In small letters, with or without a capital, or in capitals alone. Shorter ones come up by chance. */
const written = /[A-Za-z][a-z]{4,}|[A-Z]{5,}/g;
const vowels = /[aeiou]/gi;

const found = (text: string, what: RegExp) => (text.match(what) ?? []).join("");

/**
 * Half of it known words, or four fifths of it words of any kind: three to four letters of ten are vowels in English, German
 * and Spanish, two in letters of chance; and those of base64 or hex seldom stand five in a row in one case.
 */
function readsAsWords(secret: string) {
  const { length } = secret.replace(/[^\p{L}\p{N}]/gu, "");
  if (found(normaliseName(secret), knownWord).length >= length * 0.5) return true;
  const words = found(secret, written);
  return words.length >= length * 0.8 && found(words, vowels).length >= words.length * 0.3;
}

/** Sixteen signs are all that hex has; of 32 by chance some do not come. */
const fewestSigns = (secret: string) => (/^[0-9a-f]+$/i.test(secret) ? 8 : 12);

/** Whether a secret was thought of instead of drawn: words, rows of keys, the same again and again. */
export const isGuessable = (secret: string) =>
  usualWords.test(secret) ||
  new Set(secret).size < fewestSigns(secret) ||
  isPattern(secret.toLowerCase()) ||
  readsAsWords(secret);
