import compile from "icu-minify/compile";
import type { Words } from "./kept-words";

const syntax = /['{}<>#|]/;
const compiled = new Map<string, unknown>();

export function compileText(text: string) {
  if (!syntax.test(text)) return text;
  const known = compiled.get(text) ?? compile(text);
  compiled.set(text, known);
  return known;
}

const compileGroup = (group: object): object =>
  Object.fromEntries(Object.entries(group).map(([key, value]) => [key, compileAny(value)]));

function compileAny(value: unknown) {
  if (typeof value === "string") return compileText(value);
  return value !== null && typeof value === "object" ? compileGroup(value) : value;
}

/**
 * Words as the browser takes them: with their placeholders and plurals found, so that what reads ICU stays on the server
 * (`use-intl/format-message` in next.config.mjs).
 */
export const compileWords = (words: Words) => compileGroup(words) as Words;
