import * as z from "zod/mini";

/** The search part of an address, as a browser has it or as Next hands it to a page. */
export type Search = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;
type Codec<T, Text> = z.core.$ZodType<T, Text>;

/** One value of an address: the codec between it and its text, and what holds where the address does not say it. */
export type Field<T> = {
  /** The field's own name unless told. With several the codec takes a record of them. */
  key?: string | readonly string[];
  /** All values of a key that stands repeatedly, parted by commas; else the first counts. */
  many?: boolean;
  codec: Codec<unknown, string> | Codec<unknown, Record<string, string>>;
  usual: T;
};
// biome-ignore lint/suspicious/noExplicitAny: any field, whatever it holds
type Fields = Readonly<Record<string, Field<any>>>;
export type ValueOf<F extends Fields> = { [Name in keyof F]: F[Name] extends Field<infer T> ? T : never };

/** A codec that gives null counts as one that takes no such text. */
export const field = <T, const U>(codec: Codec<T, string>, usual: U, key?: string): Field<NonNullable<T> | U> => ({
  codec,
  usual,
  key,
});

/** A value that several keys hold together. */
export const group = <T, const U>(
  key: readonly string[],
  codec: Codec<T, Record<string, string>>,
  usual: U,
): Field<NonNullable<T> | U> => ({ codec, usual, key });

/** One of a closed list, the first unless told. */
export const choice = <const T extends string>(values: readonly T[], usual = values[0] as T, key?: string): Field<T> =>
  field(z.enum(values), usual, key);

/** One of a closed list, for a field that may name none. */
export const oneOf = <const T extends string>(values: readonly T[]) => z.enum(values);
export const uuid = z.uuid();

/** "1", or not said. */
export const flag = () => {
  const codec = z.codec(z.string(), z.boolean(), { decode: (said) => said === "1", encode: (on) => (on ? "1" : "") });
  return field(codec, false);
};

/** One of a closed list of numbers. */
export const number = <const T extends number>(values: readonly T[], usual: T, key?: string): Field<T> =>
  field(
    z.codec(z.enum(values.map(String)), z.literal(values), { decode: (text) => Number(text) as T, encode: String }),
    usual,
    key,
  );

/** Some of a closed list, in its order; none of them are as not said unless `none` is the word for it. */
export function some<const T extends string, U extends readonly T[] | null>(
  values: readonly T[],
  usual: U,
  { key, none }: { key?: string; none?: string } = {},
): Field<readonly T[] | Extract<U, null>> {
  const list = z.array(z.enum(values)).check(z.minLength(none === undefined ? 1 : 0));
  const codec = z.codec(z.string(), z.nullable(list), {
    decode(text) {
      const words = text.split(",");
      const chosen = values.filter((value) => words.includes(value));
      return chosen.length > 0 || (none && words.includes(none)) ? chosen : null;
    },
    encode: (chosen) => chosen?.join(",") || (none ?? ""),
  });
  return { codec, usual: usual as readonly T[] | Extract<U, null>, key, many: true };
}

export const wholeNumber = (min: number, max: number) =>
  z.codec(z.string().check(z.regex(/^\d{1,6}$/)), z.int().check(z.gte(min), z.lte(max)), {
    decode: Number,
    encode: String,
  });

/** The page of a list. */
export const page = () => field(wholeNumber(1, 999_999), 1);

/** A text that is looked for. */
export const text = (most: number, key?: string) => {
  const decode = (given: string) => given.replaceAll("\0", "").trim().slice(0, most);
  return field(z.codec(z.string(), z.string(), { decode, encode: (said) => said }), "", key);
};

function inputOf({ key, many }: Fields[string], name: string, valuesOf: (key: string) => readonly string[]) {
  const textOf = (one: string) => (many ? valuesOf(one).join(",") : (valuesOf(one)[0] ?? ""));
  if (typeof key === "string" || key === undefined) {
    return valuesOf(key ?? name).length > 0 ? textOf(key ?? name) : undefined;
  }
  return key.some((one) => valuesOf(one).length > 0)
    ? Object.fromEntries(key.map((one) => [one, textOf(one)]))
    : undefined;
}

/** The keys that tell a value; none for null and for what reading would not take. */
function textsOf({ key, codec }: Fields[string], name: string, value: unknown): [string, string][] {
  const said = value === null || value === undefined ? null : z.safeEncode(codec as Codec<unknown, unknown>, value);
  if (!said?.success) return [];
  const texts = typeof said.data === "string" ? { [typeof key === "string" ? key : name]: said.data } : said.data;
  return Object.entries(texts as Record<string, string>).filter(([, text]) => text !== "");
}

type Options<Value> = {
  /** Stands in every address that is written. */
  fixed?: Record<string, string>;
  /** Brings values in line with each other after they are read. */
  settle?: (value: Value) => Value;
};

/**
 * An address and what it means, declared once. Reading takes what is not said, or makes no sense, as usual, so that
 * no link is dead; writing leaves the usual out and keeps the order of the fields. `usual`: defaults of the moment.
 */
export function address<F extends Fields>(fields: F, { fixed = {}, settle }: Options<ValueOf<F>> = {}) {
  type Value = ValueOf<F>;
  const entries = Object.entries(fields);
  const usualOf = (name: string, usual?: Partial<Value>) => usual?.[name] ?? fields[name]?.usual;
  const changedTexts = (value: Partial<Value>, usual?: Partial<Value>) =>
    entries.flatMap(([name, one]) => {
      if (value[name] === undefined) return [];
      const texts = textsOf(one, name, value[name]);
      const left = textsOf(one, name, usualOf(name, usual));
      return JSON.stringify(texts) === JSON.stringify(left) ? [] : [{ name: name as keyof Value, texts }];
    });
  const search = (value: Partial<Value>, usual?: Partial<Value>) => {
    const written = new URLSearchParams(fixed);
    for (const { texts } of changedTexts(value, usual)) for (const [key, text] of texts) written.set(key, text);
    return written;
  };
  return {
    usual: Object.fromEntries(entries.map(([name, one]) => [name, one.usual])) as Value,
    read(from: Search, usual?: Partial<Value>): Value {
      const valuesOf = (key: string) => (from instanceof URLSearchParams ? from.getAll(key) : [from[key] ?? []].flat());
      const value = entries.map(([name, one]) => {
        const input = inputOf(one, name, valuesOf);
        const read = input === undefined ? null : z.safeDecode(one.codec as Codec<unknown, unknown>, input);
        return [name, (read?.success ? read.data : null) ?? usualOf(name, usual)];
      });
      const whole = Object.fromEntries(value) as Value;
      return settle ? settle(whole) : whole;
    },
    /** As parameters, to which others may be added. */
    search,
    /** "" or "?…". */
    write(value: Partial<Value>, usual?: Partial<Value>) {
      const written = search(value, usual).toString();
      return written && `?${written}`;
    },
    /** Which of the fields say something: what a reset takes back. */
    changed: (value: Partial<Value>): (keyof Value)[] => changedTexts(value).map(({ name }) => name),
  };
}
