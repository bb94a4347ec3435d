export type Section = { id: string; title: string; body: string };
export type Question = { question: string; answer: string };
export type Group = { id: string; title: string; questions: Question[] };

/** What `t.raw` gives for a page of the namespace `info`: keys section1, section2, … in order. */
type RawSection = { title: string; body?: string } & Record<string, unknown>;

function numbered<T>(raw: Record<string, unknown>, prefix: string) {
  const found: { id: string; value: T }[] = [];
  for (let number = 1; raw[prefix + number] !== undefined; number += 1) {
    found.push({ id: prefix + number, value: raw[prefix + number] as T });
  }
  return found;
}

export function sectionsOf(raw: Record<string, unknown>): Section[] {
  return numbered<RawSection>(raw, "section").map(({ id, value }) => ({
    id,
    title: value.title,
    body: value.body ?? "",
  }));
}

export function questionsOf(raw: Record<string, unknown>): Group[] {
  return numbered<RawSection>(raw, "section").map(({ id, value }) => ({
    id,
    title: value.title,
    questions: numbered<Question>(value, "item").map((item) => item.value),
  }));
}

/** Puts values into `{name}` placeholders; an unknown one stays as it is. */
export function fill(text: string, values: Record<string, string>) {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

type Block = { type: "text"; lines: string[] } | { type: "list"; items: string[] };

/** Blank lines part paragraphs; lines that begin with "- " are a list. */
export function blocksOf(body: string): Block[] {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.every((line) => line.startsWith("- "))
        ? { type: "list", items: lines.map((line) => line.slice(2)) }
        : { type: "text", lines },
    );
}
