export type Mark = "heading" | "bold" | "list" | "link";
type Cut = { text: string; start: number; end: number };

const marks: Record<Mark, { before: string; after: string; line: boolean }> = {
  heading: { before: "## ", after: "", line: true },
  bold: { before: "**", after: "**", line: false },
  list: { before: "- ", after: "", line: true },
  link: { before: "[", after: "](https://)", line: false },
};

const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

function markLines({ text, start, end }: Cut, before: string): Cut {
  const from = lineStart(text, start);
  const lines = text.slice(from, end).split("\n");
  const marked = lines.map((line) => before + line).join("\n");
  return { text: text.slice(0, from) + marked + text.slice(end), start: from, end: from + marked.length };
}

/** The text with a mark around what is selected; the selection then holds the same words. */
export function withMark(cut: Cut, mark: Mark, words: string): Cut {
  const { before, after, line } = marks[mark];
  if (line) return markLines(cut, before);
  const { text, start, end } = cut;
  const chosen = text.slice(start, end) || words;
  const at = start + before.length;
  return {
    text: text.slice(0, start) + before + chosen + after + text.slice(end),
    start: at,
    end: at + chosen.length,
  };
}

/** A picture as a paragraph of its own, where the cursor is. Brackets would end its description. */
export function withPicture({ text, start, end }: Cut, url: string, description: string): Cut {
  const picture = `![${description.replace(/[[\]\\\n]/g, " ").trim()}](${url})`;
  const [head, tail] = [text.slice(0, start).replace(/\s+$/, ""), text.slice(end).replace(/^\s+/, "")];
  const before = head === "" ? "" : `${head}\n\n`;
  const at = before.length + picture.length;
  return { text: `${before}${picture}\n\n${tail}`.trimEnd(), start: at, end: at };
}
