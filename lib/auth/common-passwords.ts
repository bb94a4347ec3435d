import { normaliseName, plainName } from "@/lib/fold";
import { guessableWords, keyRows } from "./guessable-words";

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords of published breaches, read when first asked for. */
function knownPasswords() {
  known ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return known;
}

const leet: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "€": "e",
};
const unleet = (text: string, one: string) =>
  [...text].map((sign) => (/[1!|]/.test(sign) ? one : (leet[sign] ?? sign))).join("");

const edges = /^[^\p{L}\p{N}@$€]+|[^\p{L}\p{N}]+$/gu;
const numbersAround = /^[^\p{L}@$€]+|[^\p{L}]+$/gu;
const notLetters = /[^\p{L}]+/gu;

/** A password as guessers write it: in lower case, without signs and numbers around it, with letters for look-alikes. */
function formsOf(password: string) {
  const text = password.normalize("NFKC").toLowerCase();
  const bare = text.replace(edges, "");
  const stem = text.replace(numbersAround, "");
  const all = [text, bare, stem, ...["i", "l"].flatMap((one) => [unleet(bare, one), unleet(stem, one)])];
  return new Set(
    all.flatMap((form) => [form, plainName(form).replaceAll(" ", ""), normaliseName(form).replaceAll(" ", "")]),
  );
}

/** The letters alone, so that "Sommer-2027-Berlin" is two words. */
const lettersOf = (forms: Iterable<string>) =>
  new Set([...forms].map((form) => form.replace(notLetters, "")).filter((form) => form.length > 0));

const reversed = (row: string) => [...row].reverse().join("");
/** Forwards, and backwards where that is more than chance. */
const readings = (texts: Iterable<string>) =>
  [...texts].flatMap((text) => (text.length < 4 ? [text] : [text, reversed(text)]));
const rows = keyRows.flatMap((row) => [row, reversed(row)]);

/** Signs of a text that belong to runs of three and more along a row of keys. */
function signsInRuns(text: string) {
  let count = 0;
  for (let at = 0; at < text.length; ) {
    let length = 3;
    while (at + length <= text.length && rows.some((row) => row.includes(text.slice(at, at + length)))) length += 1;
    const run = length - 1 >= 3 ? length - 1 : 0;
    count += run;
    at += run || 1;
  }
  return count;
}

/** The same few signs, the same piece again and again, or three quarters of it along rows of keys. */
export function isPattern(text: string) {
  const isRepeated = /^(.{1,6}?)\1+.?$/u.test(text);
  return new Set(text).size <= 3 || isRepeated || signsInRuns(text) >= text.length * 0.75;
}

/** What stays once all words are cut out, longest first. */
function textBeside(text: string, words: readonly string[]) {
  let rest = text;
  for (const word of words) rest = rest.replaceAll(word, " ");
  return rest;
}

/** A name and its parts, as somebody would type them into a password. */
function wordsOf(names: readonly string[]) {
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  const folded = parts
    .flatMap((part) => [plainName(part), normaliseName(part)])
    .map((part) => part.replace(notLetters, ""));
  return [...new Set(folded)].filter((part) => part.length >= 3);
}

const byLength = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length);
// Short words make up other words; they count only where one of the longer ones stands, too.
const long = (word: string) => word.length >= 4;

/**
 * What of a password may be a town's name, which no list here holds: all of it, what stands between its numbers, signs and
 * capitals, and what stays beside the words that are known. Folded as places are.
 */
export function perhapsTowns(password: string, own: readonly string[] = []) {
  const words = byLength([...guessableWords, ...wordsOf(own)].filter(long));
  const parts = password.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").split(notLetters);
  const beside = readings(lettersOf(formsOf(password))).flatMap((form) => textBeside(form, words).split(" "));
  const folded = [password.replace(numbersAround, ""), ...parts, ...beside].map(normaliseName);
  return [...new Set(folded)].filter((name) => name.length >= 3);
}

/**
 * Whether guessers try a password early (NIST SP 800-63B, 3.1.1.2): published ones, patterns, and what is made of words
 * of the product, the calendar and the person alone, with whatever numbers and signs around it, forwards or backwards.
 */
export async function isCommonPassword(password: string, own: readonly string[] = []) {
  const passwords = await knownPasswords();
  const forms = formsOf(password);
  const letters = readings(lettersOf(forms));
  if ([...forms, ...letters].some((form) => passwords.has(form))) return true;
  const text = password.toLowerCase().replace(edges, "");
  if (isPattern(text) || isPattern(text.replace(/\d+$/, ""))) return true;
  const words = byLength([...guessableWords, ...wordsOf(own)]);
  const isMadeOfWords = (form: string) =>
    words.includes(form) ||
    (words.some((word) => long(word) && form.includes(word)) &&
      textBeside(form, words).replaceAll(" ", "").length <= 2);
  return letters.some(isMadeOfWords);
}
