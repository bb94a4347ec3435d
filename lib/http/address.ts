/** The search part of an address, as a browser has it or as Next hands it to a page. */
export type Search = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Between a value and its text. Without zod, which every page with a filter would load for a few letters. */
export type Codec<T, Text = string> = {
  /** Null for a text that it does not take. */
  decode(text: Text): T | null;
  encode(value: T): Text;
};

/** One value of an address: the codec between it and its text, and what holds where the address does not say it. */
export type Field<T> = {
  /** The field's own name unless told. With several the codec takes a record of them. */
  key?: string | readonly string[];
  /** All values of a key that stands repeatedly, parted by commas; else the first counts. */
  many?: boolean;
  codec: Codec<unknown> | Codec<unknown, Record<string, string>>;
  usual: T;
};
// biome-ignore lint/suspicious/noExplicitAny: any field, whatever it holds
type Fields = Readonly<Record<string, Field<any>>>;
export type ValueOf<F extends Fields> = { [Name in keyof F]: F[Name] extends Field<infer T> ? T : never };

export const field = <T, const U>(codec: Codec<T>, usual: U, key?: string): Field<T | U> => ({
  codec,
  usual,
  key,
});

/** A value that several keys hold together. */
export const group = <T, const U>(
  key: readonly string[],
  codec: Codec<T, Record<string, string>>,
  usual: U,
): Field<T | U> => ({ codec, usual, key });

/** One of a closed list, for a field that may name none. */
export const oneOf = <const T extends string | number>(values: readonly T[]): Codec<T> => ({
  decode: (text) => values.find((value) => String(value) === text) ?? null,
  encode: String,
});

/** One of a closed list, the first unless told. */
export const choice = <const T extends string>(values: readonly T[], usual = values[0] as T, key?: string): Field<T> =>
  field(oneOf(values), usual, key);

const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
export const uuid: Codec<string> = { decode: (text) => (uuidForm.test(text) ? text : null), encode: (id) => id };

/** "1", or not said. */
export const flag = () => field({ decode: (text) => text === "1", encode: (on: boolean) => (on ? "1" : "") }, false);

/** One of a closed list of numbers. */
export const number = <const T extends number>(values: readonly T[], usual: T, key?: string): Field<T> =>
  field(oneOf(values), usual, key);

/** Some of a closed list, in its order; none of them are as not said unless `none` is the word for it. */
export function some<const T extends string, U extends readonly T[] | null>(
  values: readonly T[],
  usual: U,
  { key, none }: { key?: string; none?: string } = {},
): Field<readonly T[] | Extract<U, null>> {
  const codec: Codec<readonly T[]> = {
    decode(text) {
      const words = text.split(",");
      const chosen = values.filter((value) => words.includes(value));
      return chosen.length > 0 || (none && words.includes(none)) ? chosen : null;
    },
    encode: (chosen) => chosen.filter((value) => values.includes(value)).join(",") || (none ?? ""),
  };
  return { codec, usual: usual as readonly T[] | Extract<U, null>, key, many: true };
}

export const wholeNumber = (min: number, max: number): Codec<number> => ({
  decode(text) {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : null;
  },
  encode: String,
});

/** The page of a list. */
export const page = () => field(wholeNumber(1, 999_999), 1);

/** A text that is looked for. */
export const text = (most: number, key?: string) => {
  // Half a sign at the end, which no call takes, goes too.
  const decode = (given: string) =>
    given
      .replaceAll("\0", "")
      .trim()
      .slice(0, most)
      .replace(/\p{Surrogate}/gu, "");
  return field({ decode, encode: (said: string) => said }, "", key);
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
  if (value === null || value === undefined) return [];
  const { decode, encode } = codec as Codec<unknown, string | Record<string, string>>;
  const said = encode(value);
  if (decode(said) === null) return [];
  const texts = typeof said === "string" ? { [typeof key === "string" ? key : name]: said } : said;
  return Object.entries(texts).filter(([, text]) => text !== "");
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
      const left = usualOf(name, usual);
      if (value[name] === undefined || value[name] === left) return [];
      const texts = textsOf(one, name, value[name]);
      return JSON.stringify(texts) === JSON.stringify(textsOf(one, name, left))
        ? []
        : [{ name: name as keyof Value, texts }];
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
        const read = input === undefined ? null : (one.codec as Codec<unknown, unknown>).decode(input);
        return [name, read ?? usualOf(name, usual)];
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
