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

function isPattern(text: string) {
  const isRepeated = /^(.{1,6}?)\1+.?$/u.test(text);
  return new Set(text).size <= 3 || isRepeated || signsInRuns(text) >= text.length * 0.75;
}

/** Letters that stay once all words are cut out, longest first. */
function lettersBeside(text: string, words: readonly string[]) {
  let rest = text;
  for (const word of words) rest = rest.replaceAll(word, " ");
  return rest.replaceAll(" ", "").length;
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
 * Whether guessers try a password early (NIST SP 800-63B, 3.1.1.2): published ones, patterns, and what is made of words
 * of the product, the calendar and the person alone, with whatever numbers and signs around it.
 */
export async function isCommonPassword(password: string, own: readonly string[] = []) {
  const passwords = await knownPasswords();
  const forms = formsOf(password);
  const letters = lettersOf(forms);
  if ([...forms, ...letters].some((form) => passwords.has(form))) return true;
  const text = password.toLowerCase().replace(edges, "");
  if (isPattern(text) || isPattern(text.replace(/\d+$/, ""))) return true;
  const words = byLength([...guessableWords, ...wordsOf(own)]);
  const isMadeOfWords = (form: string) =>
    words.includes(form) ||
    (words.some((word) => long(word) && form.includes(word)) && lettersBeside(form, words) <= 2);
  return [...letters].some(isMadeOfWords);
}

/** The word that a password is made of, numbers and signs put aside; empty where there is none. */
export const wordOf = (password: string) => normaliseName(password.replace(numbersAround, ""));
