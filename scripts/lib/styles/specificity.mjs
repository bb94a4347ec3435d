const none = [0, 0, 0];
const sum = (one, other) => one.map((count, at) => count + other[at]);
export const compareSpecificity = (one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
const larger = (one, other) => (compareSpecificity(one, other) >= 0 ? one : other);

const name = /(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+/iy;
const attribute = /\[(?:"[^"]*"|'[^']*'|[^\]])*\]/y;
const blank = /[\s>+~*]+/y;
/** Pseudo-classes that weigh what stands in their brackets. */
const transparent = new Set(["is", "not", "has"]);

const unknown = (text) => new Error(`A selector that nobody has weighed yet: ${text}`);

/** Reads a list of selectors from `at` to the closing bracket or the end; gives the largest specificity and where it ended. */
function readList(text, start) {
  let at = start;
  let largest = none;
  let here = none;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const brackets = () => {
    const inner = readList(text, at + 1);
    at = inner.at + 1;
    return inner.specificity;
  };
  const weigh = (part) => {
    here = sum(here, part);
  };
  const pseudo = () => {
    const element = text[at + 1] === ":";
    at += element ? 2 : 1;
    const said = take(name);
    if (text[at] !== "(") return weigh(element ? [0, 0, 1] : [0, 1, 0]);
    const from = at;
    const inner = brackets();
    if (element || text.slice(from, at).includes(" of ")) throw unknown(text);
    if (said !== "where") weigh(transparent.has(said) ? inner : [0, 1, 0]);
  };
  while (at < text.length && text[at] !== ")") {
    if (text[at] === ",") {
      largest = larger(largest, here);
      here = none;
      at += 1;
    } else if (text[at] === ":") pseudo();
    else if (text[at] === "." || text[at] === "#") {
      weigh(text[at] === "#" ? [1, 0, 0] : [0, 1, 0]);
      at += 1;
      take(name);
    } else if (take(attribute)) weigh([0, 1, 0]);
    else if (take(name)) weigh([0, 0, 1]);
    else if (!take(blank)) throw unknown(text);
  }
  return { specificity: larger(largest, here), at };
}

/** Ids, classes and elements of a selector, as the cascade weighs them. */
export const specificityOf = (selector) => readList(selector, 0).specificity;
