const sides = ["top", "right", "bottom", "left"];
const across = ["left", "right"];
const along = ["top", "bottom"];
const strokes = ["width", "style", "color"];
const edges = (on) => on.flatMap((side) => strokes.map((stroke) => `border-${side}-${stroke}`));

/** A property of the four sides and its logical ways of saying some; all our languages are written from left to right. */
const box = (name, rest = "") => {
  const of = (on) => on.map((side) => `${name}-${side}${rest}`);
  return {
    [`${name}${rest}`]: of(sides),
    [`${name}-inline${rest}`]: of(across),
    [`${name}-block${rest}`]: of(along),
    [`${name}-inline-start${rest}`]: of(["left"]),
    [`${name}-inline-end${rest}`]: of(["right"]),
    [`${name}-block-start${rest}`]: of(["top"]),
    [`${name}-block-end${rest}`]: of(["bottom"]),
  };
};

/** Shorthands whose longhands do not begin with their own name. */
const shorthands = {
  ...box("padding"),
  ...box("margin"),
  ...box("scroll-margin"),
  ...box("scroll-padding"),
  ...Object.assign({}, ...strokes.map((stroke) => box("border", `-${stroke}`))),
  border: edges(sides),
  "border-inline": edges(across),
  "border-block": edges(along),
  "border-radius": along.flatMap((first) => across.map((second) => `border-${first}-${second}-radius`)),
  inset: sides,
  "inset-inline": across,
  "inset-block": along,
  "inset-inline-start": ["left"],
  "inset-inline-end": ["right"],
  "inset-block-start": ["top"],
  "inset-block-end": ["bottom"],
  gap: ["row-gap", "column-gap"],
  "grid-column": ["grid-column-start", "grid-column-end"],
  "grid-row": ["grid-row-start", "grid-row-end"],
  "flex-flow": ["flex-direction", "flex-wrap"],
  "grid-area": ["grid-column-start", "grid-column-end", "grid-row-start", "grid-row-end"],
  font: [
    "font-family",
    "font-size",
    "font-weight",
    "font-style",
    "font-stretch",
    "font-variant-numeric",
    "line-height",
  ],
  "place-items": ["align-items", "justify-items"],
  "place-content": ["align-content", "justify-content"],
  "place-self": ["align-self", "justify-self"],
  content: ["content"],
  "white-space": ["white-space-collapse", "text-wrap-mode"],
  "text-wrap": ["text-wrap-mode", "text-wrap-style"],
};
for (const side of sides) shorthands[`border-${side}`] = edges([side]);

const grid = /^grid-(column|row)-(start|end)$/;
const logical = /-(inline|block|start|end)(-|$)/;

/** A shorthand that is not listed sets what begins with its name: overflow sets overflow-x. `known` are all properties in use. Throws on a logical property without a place above. */
export function longhandsOf(property, known) {
  if (property.startsWith("--")) return [property];
  const listed = shorthands[property];
  if (listed) return listed;
  if (logical.test(property) && !grid.test(property))
    throw new Error(`${property}: nobody has said which sides it sets`);
  return [property, ...known.filter((other) => other.startsWith(`${property}-`))];
}

/** Shorthands that give each of their longhands the value itself, where there is one value. */
export const handsOn = (property) =>
  /^(padding|margin|scroll-|inset|gap|overflow|border-(width|color|style|radius))/.test(property);
