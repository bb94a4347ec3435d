// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but the line feed
const controlsButNewline = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g;
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** One line: no line break reaches a header or fakes a second line of the text form. */
export function oneLine(text: string, max = 200) {
  const line = text.replace(controls, " ").replace(directionMarks, "").replace(/ {2,}/g, " ").trim();
  return line.length > max ? `${line.slice(0, max - 1).toWellFormed()}…` : line.toWellFormed();
}

/**
 * What somebody typed, on its way to somebody else: mail programs must not turn it into a link, or a
 * confirmation mail would carry a stranger's advertisement.
 */
export function inert(text: string) {
  return text
    .replace(/:\/\//g, ":\u2060/\u2060/")
    .replace(/([\p{L}\d])([.@])(?=[\p{L}\d])/gu, (match, before: string, sign: string, at: number, all: string) => {
      const between = /\d/.test(before) && /\d/.test(all.charAt(at + match.length));
      return between ? match : `${before}\u2060${sign}\u2060`;
    });
}

export const typedLine = (text: string, max?: number) => inert(oneLine(text, max));

/** Several lines a user typed. */
export function typedText(text: string) {
  const plain = text
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(controlsButNewline, " ")
    .replace(directionMarks, "");
  return inert(
    plain
      .replace(/\n{3,}/g, "\n\n")
      .trim()
      .toWellFormed(),
  );
}
