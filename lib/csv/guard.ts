/**
 * Where a spreadsheet may take a formula to begin: in front of = + - @ (also full-width), at the start of a cell and
 * behind what one with another separator takes for the start of the next; and a cell that begins with a control sign.
 */
const cellStart = "(?<=^|[;\\t\\r\\n])";
const formula = "['\\s]*[=+\\-@＝＋－＠]";
const control = "'*[\\t\\r\\n]";
const starts = new RegExp(`${cellStart}(?=${formula})|^(?=${control})`, "g");
const guarded = new RegExp(`${cellStart}'(?=${formula})|^'(?=${control})`, "g");

/** A text that no spreadsheet runs: an apostrophe in front of whatever could be read as a formula. */
export function guard(text: string) {
  return text.replace(starts, "'");
}

/** Undoes `guard` exactly: the text of a cell of our own export as it was. */
export function unguard(text: string) {
  return text.replace(guarded, "");
}
