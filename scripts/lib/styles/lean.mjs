const reading = /var\((--tw-[\w-]+)/g;

const ownStyle = (node) => /^border(-\w+)*-style$/.test(node.prop) && node.value === "var(--tw-border-style)";

function declarationsOf(sheet) {
  const all = [];
  sheet.walkDecls((node) => {
    if (node.prop.startsWith("--") || node.value.includes("--tw-")) all.push(node);
  });
  return all;
}

const inFallback = (node) => node.parent.type === "rule" && /^\*/.test(node.parent.selector);

/** `value` with what nobody sets replaced by what stands in its place then: var(--tw-ease, ease) becomes ease. */
function settled(value, set) {
  const found = /var\((--tw-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g;
  const next = value.replace(found, (whole, name, otherwise) => (set.has(name) ? whole : otherwise.trim()));
  return next === value ? value.trim().replace(/\s+/g, " ") : settled(next, set);
}

const ofPseudoElement = ({ parent }) => parent.selectors?.every((selector) => /::?(before|after)$/.test(selector));

/** Variables that only ::before and ::after set: nothing inherits from these, so their first value may stand where they are read. */
function readWithValue(sheet, declarations) {
  sheet.walkAtRules("property", (rule) => {
    const initial = rule.nodes.find(({ prop }) => prop === "initial-value")?.value;
    const setters = declarations.filter(({ prop }) => prop === rule.params);
    if (initial === undefined || !setters.every(ofPseudoElement)) return;
    for (const node of declarations)
      node.value = node.value.replaceAll(`var(${rule.params})`, `var(${rule.params}, ${initial})`);
    rule.remove();
    sheet.walkDecls(rule.params, (node) => {
      if (inFallback(node)) node.remove();
    });
  });
}

/** A variable that only rules read which set it: its value stands where it is read. */
function readAtOnce(declarations) {
  const readers = declarations.flatMap((node) => [...node.value.matchAll(reading)].map(([, name]) => ({ name, node })));
  for (const { name, node } of readers) {
    const setter = (rule) => rule.nodes.find(({ prop }) => prop === name);
    const all = readers.filter((other) => other.name === name);
    if (!all.every((other) => setter(other.node.parent))) continue;
    node.value = node.value.replaceAll(new RegExp(`var\\(${name},?\\)`, "g"), setter(node.parent).value);
  }
}

/**
 * Takes out of Tailwind's sheet what serves only utilities that are not in it: variables that nobody reads, places for variables that nobody sets,
 * and the style of a border, which base.css has given to everything.
 */
export function makeLean(sheet) {
  for (const node of declarationsOf(sheet)) if (ownStyle(node)) node.remove();
  const ours = declarationsOf(sheet).filter((node) => !inFallback(node));
  const set = new Set(ours.map(({ prop }) => prop));
  for (const node of ours) node.value = settled(node.value, set);
  readAtOnce(ours);
  readWithValue(sheet, ours);
  const read = new Set(
    declarationsOf(sheet).flatMap(({ value }) => [...value.matchAll(reading)].map(([, name]) => name)),
  );
  sheet.walkDecls(/^--tw-/, (node) => {
    if (!read.has(node.prop)) node.remove();
  });
  sheet.walkAtRules("property", (node) => {
    if (!read.has(node.params) || !set.has(node.params)) node.remove();
  });
}
