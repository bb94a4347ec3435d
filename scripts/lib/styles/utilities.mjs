import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "../paths.mjs";
import { withoutDrawings } from "./drawings.mjs";
import { makeLean } from "./lean.mjs";
import { specificityOf } from "./specificity.mjs";

export const source = "app/globals.css";

/** Words of a file that may be classes. */
export async function wordsOf(files) {
  const { Scanner } = await import("@tailwindcss/oxide");
  const read = (file) => {
    const scanner = new Scanner({});
    const input = { content: fs.readFileSync(fromRoot(file), "utf8"), extension: path.extname(file).slice(1) };
    return new Set(scanner.getCandidatesWithPositions(input).map(({ candidate }) => candidate));
  };
  return new Map(files.map((file) => [file, read(file)]));
}

/** Rules of a piece of a sheet in its order, each with the at-rules around it. */
function* leaves(nodes, around = []) {
  for (const node of nodes) {
    if (node.type === "rule") yield { node, around };
    else if (node.type === "atrule" && node.nodes)
      yield* leaves(node.nodes, [...around, `@${node.name} ${node.params}`]);
  }
}

const keyOf = (selector, around) => [...around, selector].join("\n");

function* keysOf(nodes, around = []) {
  for (const node of nodes) {
    if (node.kind === "rule") yield keyOf(node.selector, around);
    else if (node.kind === "at-rule" && node.name !== "@property")
      yield* keysOf(node.nodes, [...around, `${node.name} ${node.params}`]);
  }
}

/** Which word made a rule. */
async function makers(words, css, base) {
  const { __unstable__loadDesignSystem: loadDesignSystem } = await import("@tailwindcss/node");
  const design = await loadDesignSystem(css, { base });
  const made = design.candidatesToAst(words);
  return new Map(words.flatMap((word, at) => [...keysOf(made[at] ?? [])].map((key) => [key, word])));
}

function ruleOf({ node, around }, order) {
  const declarations = [];
  node.walkDecls(({ prop, value, important }) => declarations.push({ property: prop, value, important: !!important }));
  return {
    order,
    around,
    text: node.toString(),
    selector: node.selector,
    declarations,
    weight: specificityOf(node.selector),
  };
}

/**
 * Tailwind's sheet taken apart: `utilities` (one word can make several rules) in Tailwind's order, and `rest`, the sheet without them.
 * Throws when a rule cannot be traced to its word.
 */
export async function readUtilities(words) {
  const { compile } = await import("@tailwindcss/node");
  const { default: postcss } = await import("postcss");
  const css = withoutDrawings(fs.readFileSync(fromRoot(source), "utf8"));
  const base = path.dirname(fromRoot(source));
  const compiler = await compile(css, {
    base,
    from: fromRoot(source),
    shouldRewriteUrls: true,
    onDependency: () => undefined,
  });
  const sheet = postcss.parse(compiler.build([...words]));
  const byKey = await makers([...words], css, base);
  const isUtilities = (node) =>
    node.type === "atrule" && node.name === "layer" && node.params === "utilities" && node.nodes;
  const [block] = sheet.nodes.filter(isUtilities);
  const made = [...leaves(block.nodes)].map((leaf) => ({
    leaf,
    word: byKey.get(keyOf(leaf.node.selector, leaf.around)),
  }));
  const stray = made.find(({ word }) => !word);
  if (stray) throw new Error(`No word made the rule ${keyOf(stray.leaf.node.selector, stray.leaf.around)}`);
  makeLean(sheet);
  // What asks for the same screen stands in one place of a sheet.
  const screens = [...new Set(made.map(({ leaf }) => leaf.around.join("\n")))];
  const placed = ({ around }) => screens.indexOf(around.join("\n"));
  const utilities = made.map(({ leaf, word }, order) => ({ word, place: placed(leaf), ...ruleOf(leaf, order) }));
  block.remove();
  return { utilities, rest: sheet.toString() };
}
