import { normaliseName } from "@/lib/fold";
import { marketTimeZone } from "@/lib/i18n/formats";
import { hasTrigram } from "@/lib/search-text";
import { literal } from "./like";

/** Collects values and hands out their `$n`. */
export class Values {
  readonly list: unknown[] = [];
  add(value: unknown) {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** Words that are looked for at most. */
const mostWords = 8;

export const contains = (values: Values, column: string, text: string) =>
  `${column} ilike ${values.add(`%${literal(text)}%`)}`;

/**
 * The same for a table of millions. One or two letters make no trigram, and every row would be read: they are looked for
 * where a word begins, which the index knows.
 */
export function holdsText(values: Values, column: string, text: string) {
  const short = /[\p{L}\p{N}]/u.test(text) && !hasTrigram(text);
  if (!short) return contains(values, column, text);
  const begun = `${literal(text.trim())}%`;
  return `(${column} ilike ${values.add(begun)} or ${column} ilike ${values.add(`% ${begun}`)})`;
}

/** Every word of a search stands somewhere in the column, which holds lower case. */
export function holdsWords(values: Values, column: string, text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const parts = words.map((word) => `${column} like ${values.add(`%${literal(word)}%`)}`);
  return parts.length > 0 ? `(${parts.join(" and ")})` : "true";
}

/**
 * Every word of a search stands somewhere in a column of search words (lib/fold.ts), however its umlauts are typed; one
 * or two letters where a word begins, so that the index answers them too.
 */
export function holdsFolded(values: Values, column: string, text: string) {
  const words = normaliseName(text).split(" ").filter(Boolean).slice(0, mostWords);
  const parts = words.map((word) =>
    hasTrigram(word)
      ? `${column} like ${values.add(`%${word}%`)}`
      : `(${column} like ${values.add(`${word}%`)} or ${column} like ${values.add(`% ${word}%`)})`,
  );
  if (parts.length > 0) return `(${parts.join(" and ")})`;
  return text.trim() ? "false" : "true";
}

/** The first moment of a day (`plus`: of the day after) of the market's calendar. */
export const dayStartSql = (values: Values, day: string, plus: 0 | 1) =>
  `((${values.add(day)}::date + ${plus})::timestamp at time zone '${marketTimeZone}')`;

/** One value of a key that takes one or a list of them. */
type One<Given> = Extract<NonNullable<Given>, readonly unknown[]>[number];
/** One SQL condition for one value of each key. */
export type Writers<Terms> = { [Key in keyof Terms]-?: (values: Values, value: One<Terms[Key]>) => string };

function termsSql<Terms extends object>(writers: Writers<Terms>, values: Values, terms: Terms | undefined) {
  const given = Object.entries(terms ?? {}).filter(([, value]) => value !== undefined);
  return given.map(([key, value]) => {
    const write = writers[key as keyof Terms] as (values: Values, value: unknown) => string;
    const parts = (Array.isArray(value) ? value : [value]).map((one) => write(values, one));
    return parts.length > 0 ? `(${parts.join(" or ")})` : "false";
  });
}

/** Conditions of a list's `filter`: all of `a` and, where `o` is not empty, any of `o` (docs/product.md, Lists). */
export function conditionsSql<Terms extends object>(
  writers: Writers<Terms>,
  values: Values,
  filter: { a?: Terms; o?: Terms } | undefined,
) {
  const all = termsSql(writers, values, filter?.a);
  const any = termsSql(writers, values, filter?.o);
  return [...all, ...(any.length > 0 ? [`(${any.join(" or ")})`] : [])];
}
