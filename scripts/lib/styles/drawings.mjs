import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "../paths.mjs";

const imported = /^@import "\.\.\/(components\/.+\.css)";\n/gm;
/** What a selector only excludes is no name of its own. */
const excluded = /:not\([^)]*\)/g;
const strings = /"([^"\n]*)"|`([^`\n]*)`/g;

/** app/globals.css without its drawings, which a build gives to those pages alone that draw. */
export const withoutDrawings = (css) => css.replace(imported, "");

/** The first class of each selector, or else the colours at the root: by these parts say that they are drawn so. */
function namesIn(nodes) {
  const names = new Set();
  const read = (rule) => {
    for (const selector of rule.selectors) {
      const first = /\.([a-z][\w-]*)/.exec(selector.replace(excluded, ""))?.[1];
      if (first) names.add(first);
    }
  };
  for (const node of nodes) if (node.type === "atrule" && node.name === "layer") node.walkRules(read);
  for (const node of nodes) if (names.size === 0) node.walkDecls?.(/^--/, ({ prop }) => names.add(prop));
  return names;
}

const isLayer = (node) => node.type === "atrule" && node.name === "layer";

/** A sheet's layers, each a drawing; what is in none (keyframes, colours at the root) comes with the first. */
function drawingsOf(file, nodes) {
  const layers = nodes.filter(isLayer);
  const loose = nodes.filter((node) => !isLayer(node) && node.type !== "comment");
  const [first = [], ...rest] = layers.length > 0 ? layers.map((layer) => [layer]) : [[]];
  return [[...first, ...loose], ...rest].map((some) => {
    const [{ params = "" }] = some;
    const layer = /^components\.(.+)$/.exec(params)?.[1];
    // No utility has a space.
    const word = `drawing ${layer ?? path.basename(file, ".css")}`;
    return { word, layer, text: some.join("\n"), names: namesIn(some) };
  });
}

/** What app/globals.css imports beside its parts, in its order: layer, text and names of each. */
export async function readDrawings(css) {
  const { default: postcss } = await import("postcss");
  const files = [...css.matchAll(imported)].map(([, file]) => file);
  return files.flatMap((file) => drawingsOf(file, postcss.parse(fs.readFileSync(fromRoot(file), "utf8")).nodes));
}

/** Words of a part's texts in quotes; a class in one of them draws. */
function quoted(text) {
  const words = new Set();
  for (const [, plain, template] of text.matchAll(strings)) {
    for (const word of (plain ?? template).split(/[\s(),]+/)) words.add(word);
  }
  return words;
}

/** The drawings that a file names. */
export function drawnIn(file, drawings) {
  const words = quoted(fs.readFileSync(fromRoot(file), "utf8"));
  return drawings.filter(({ names }) => [...names].some((name) => words.has(name))).map(({ word }) => word);
}
