/**
 * Where a spreadsheet may take a formula to begin: in front of = + - @ (also full-width), at the start of a cell and
 * behind what one with another separator takes for the start of the next; and a cell that begins with a control sign.
 * Behind a comma a hyphen begins none where nothing follows it ("100,-").
 */
const cellStart = "(?<=^|[;\\t\\r\\n])";
const formula = "['\\s]*[=+\\-@＝＋－＠]";
const comma = "(?<=,)";
const behindComma = "['\\s]*(?:[=+@＝＋＠]|[\\-－]\\S)";
/** A phone number as it is written: no spreadsheet reckons with it, and an apostrophe would be dialled along. */
const phone = "\\s*\\+\\d{1,3}(?:\\d{0,15}|(?: \\(?|\\()\\d[\\d ()/.-]{0,30})(?=$|[,;\\t\\r\\n])";
const control = "'*[\\t\\r\\n]";
const starts = new RegExp(
  `${cellStart}(?!${phone})(?=${formula})|${comma}(?!${phone})(?=${behindComma})|^(?=${control})`,
  "g",
);
const guarded = new RegExp(`${cellStart}'(?=${formula})|${comma}'(?=${behindComma})|^'(?=${control})`, "g");

/** A text that no spreadsheet runs: an apostrophe before whatever could be read as a formula, phone numbers apart. */
export function guard(text: string) {
  return text.replace(starts, "'");
}

/** Undoes `guard` exactly: the text of a cell of our own export as it was. */
export function unguard(text: string) {
  return text.replace(guarded, "");
}
