import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import format from "icu-minify/format";
import { _createCache, _createIntlFormatters, createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { compileWords } from "./compiled";
import formatMessage from "./format-message";
import { loadMessages } from "./messages";
import { languages } from "./routing";

type Value = string | number | ((chunks: unknown) => string);

const tagged = (chunks: unknown) => `[${[chunks].flat().join("")}]`;

const isOneKind = (value: Value, _at: number, all: Value[]) =>
  typeof value !== "string" || all.every((other) => typeof other !== "number");

/** Values for all that a message asks for, some that choose each of its ways. */
function valuesOf(elements: readonly MessageFormatElement[], found = new Map<string, Value[]>()) {
  // A count that is also said as it stands stays a number.
  const add = (name: string, values: Value[]) =>
    found.set(name, [...values, ...(found.get(name) ?? [])].filter(isOneKind));
  for (const element of elements) {
    if (element.type === TYPE.argument) add(element.value, ["x & <y>"]);
    if (element.type === TYPE.tag) {
      add(element.value, [tagged]);
      valuesOf(element.children, found);
    }
    if (element.type === TYPE.plural) add(element.value, [0, 1, 2, 1240]);
    if (element.type === TYPE.select) add(element.value, Object.keys(element.options));
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) valuesOf(option.value, found);
    }
  }
  return found;
}

/** Each name with its first, second … value, the last again where it has no more. */
function rounds(found: ReadonlyMap<string, Value[]>) {
  const most = Math.max(1, ...[...found.values()].map((values) => values.length));
  const nth = (values: Value[], at: number) => values[Math.min(at, values.length - 1)] as Value;
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries([...found].map(([name, values]) => [name, nth(values, at)])),
  );
}

function textsIn(group: object, path = ""): { path: string; text: string }[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === "string" ? { path: path + key, text: value } : textsIn(value, `${path}${key}.`),
  );
}

const formatters = _createIntlFormatters(_createCache());
const joined = (made: unknown) => [made].flat().join("");

describe("words as the browser takes them, and pages are drawn with", () => {
  it.each(languages)("say in %s what the words themselves say, whatever is put in", async (locale) => {
    const messages = await loadMessages(locale);
    const compiled = compileWords(messages);
    const at = (path: string) => path.split(".").reduce<unknown>((group, key) => (group as never)[key], compiled);
    const t = createTranslator({ locale, messages }) as unknown as { markup: (key: string, values: object) => string };
    let said = 0;
    for (const { path, text } of textsIn(messages)) {
      for (const values of rounds(valuesOf(parse(text)))) {
        const made = format(at(path) as never, locale, values as never, { formatters, timeZone: "Europe/Berlin" });
        expect(joined(made), path).toBe(t.markup(path, values));
        const drawn = formatMessage(path, text, values as never, { formatters, locale } as never);
        expect(joined(drawn), path).toBe(joined(made));
        said += 1;
      }
    }
    expect(said).toBeGreaterThan(5_000);
  });

  it("name no day, hour or number of a format: the browser knows none by name", async () => {
    const messages = await loadMessages("de");
    const kinds = textsIn(messages).filter(({ text }) => /\{\s*\w+\s*,\s*(?:date|time|number)\b/.test(text));
    expect(kinds).toEqual([]);
  });
});
