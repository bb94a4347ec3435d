import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "../paths.mjs";
import { drawnIn, readDrawings } from "./drawings.mjs";
import { importGraph, reached } from "./graph.mjs";
import { layerName, layerOrder, layOut } from "./layers.mjs";
import { readUtilities, source, wordsOf } from "./utilities.mjs";

/** Around every page: the tokens, the base and what the frame of the document uses. */
const frame = "around";
const layoutFile = /(^|\/)layout\.tsx$/;
const pageFile = /(^|\/)page\.tsx$/;

const without = (words, others) => new Set([...words].filter((word) => !others.has(word)));

/** A file with all that is drawn around it: a page stands in the layouts of the folders above it. */
function drawn(file, routes) {
  if (!pageFile.test(file)) return [file];
  return [file, ...routes.filter((other) => layoutFile.test(other) && file.startsWith(`${path.dirname(other)}/`))];
}

/** What begins on its own: pages, and files fetched by import(). */
function beginnings({ routes, files }) {
  const later = [...files.values()].flatMap((file) => file.later);
  return new Set([...routes.filter((route) => pageFile.test(route)), ...later]);
}

/**
 * Words by sheet. A sheet has what the files that import it use, and what comes with them. What the frame brings is in no other sheet;
 * pages that only tell that something failed belong to the frame.
 * Throws when something that begins on its own uses words that no sheet of its own brings.
 */
export function wordsOfSheets(graph, wordsIn) {
  const { routes, files } = graph;
  const wordsFrom = (some) => new Set([...reached(graph, some)].flatMap((file) => [...wordsIn(file)]));
  const loading = (name) => [...files.keys()].filter((file) => files.get(file).sheets.includes(name));
  const failures = routes.filter((route) => !pageFile.test(route) && !layoutFile.test(route));
  const around = wordsFrom([...loading(frame), ...failures]);
  const own = (name) => without(wordsFrom(loading(name).flatMap((file) => drawn(file, routes))), around);
  const names = new Set([...files.values()].flatMap(({ sheets }) => sheets));
  const sheets = new Map([...names].map((name) => [name, name === frame ? around : own(name)]));
  for (const file of beginnings(graph)) {
    const all = drawn(file, routes);
    const loaded = [...reached(graph, all)].flatMap((other) => files.get(other).sheets);
    const brought = new Set([frame, ...loaded].flatMap((name) => [...sheets.get(name)]));
    const missing = [...without(wordsFrom(all), brought)];
    if (missing.length > 0) throw new Error(`${file} imports no sheet (@/sheets/….css) that has ${missing[0]}`);
  }
  return sheets;
}

function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return [...groups.values()];
}

/** Rules in their layers; what asks for the same screen stands in one place. */
function sheetText(rules) {
  const layers = (some) =>
    grouped(
      some.toSorted((one, other) => one.layer - other.layer || one.order - other.order),
      ({ layer }) => layer,
    )
      .map((inside) => `@layer ${layerName(inside[0].layer)}{${inside.map(({ text }) => text).join("\n")}}`)
      .join("\n");
  return grouped(rules, ({ around }) => around.join("\n"))
    .map((some) =>
      some[0].around.reduceRight((inner, rule) => `${rule}{${inner}}`, `@layer utilities{${layers(some)}}`),
    )
    .join("\n");
}

/** The sheets of a word beside the frame's. */
function sheetsByWord(sheets) {
  const byWord = new Map();
  for (const [name, words] of sheets) {
    if (name === frame) continue;
    for (const word of words) byWord.set(word, (byWord.get(word) ?? new Set()).add(name));
  }
  const nowhere = new Set();
  return (word) => byWord.get(word) ?? nowhere;
}

/** All utilities with their layers, the words of each sheet, and what stands in the frame's beside them. */
export async function arrange() {
  const graph = await importGraph();
  const words = await wordsOf([...graph.files.keys()]);
  const { utilities, rest } = await readUtilities(new Set([...words.values()].flatMap((some) => [...some])));
  const drawings = await readDrawings(fs.readFileSync(fromRoot(source), "utf8"));
  const known = new Set(utilities.map(({ word }) => word));
  const usedIn = (file, some) => [...[...some].filter((word) => known.has(word)), ...drawnIn(file, drawings)];
  const used = new Map([...words].map(([file, some]) => [file, usedIn(file, some)]));
  const sheets = wordsOfSheets(graph, (file) => used.get(file));
  const layers = layOut(utilities, sheetsByWord(sheets));
  return { utilities, layers, drawings, sheets, rest };
}

const sheetFile = (name) => fromRoot("sheets", `${name}.css`);

/** Keeps what is there when nothing changed, so that nobody builds it again. */
function write(name, text) {
  const file = sheetFile(name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text);
}

/** Takes the keyframes out of what stands in the frame's sheet; gives those that rules and nothing of the frame play. */
function parted(rest, playedInFrame) {
  const found = /@keyframes ([\w-]+) \{(?:[^{}]|\{[^{}]*\})*\}\n?/g;
  const keyframes = [...rest.matchAll(found)].map(([text, name]) => ({ name, text }));
  const plays = (rules, { name }) => new RegExp(`animation[^;}]*(?<![\\w-])${name}(?![\\w-])`).test(rules);
  const own = keyframes.filter((frames) => !plays(playedInFrame, frames));
  return {
    rest: own.reduce((text, frames) => text.replace(frames.text, ""), rest),
    playedIn: (rules) => own.filter((frames) => plays(rules, frames)).map(({ text }) => text),
  };
}

/** Writes the sheets of the product, each with what its pages use (decision 073). */
export async function writeSheets() {
  const { optimize } = await import("@tailwindcss/node");
  const { utilities, layers, drawings, sheets, rest } = await arrange();
  const parts = drawings.flatMap(({ layer }) => layer ?? []);
  const order = `@layer components{@layer ${parts.join(",")};}@layer utilities{${layerOrder(layers)}}`;
  const rulesOf = (words) => {
    const drawn = drawings.filter(({ word }) => words.has(word)).map(({ text }) => text);
    return [...drawn, sheetText(utilities.filter(({ word }) => words.has(word)))].join("\n");
  };
  const around = parted(rest, rulesOf(sheets.get(frame)));
  for (const [name, words] of sheets) {
    const rules = rulesOf(words);
    const css = name === frame ? `${around.rest}\n${order}\n${rules}` : [...around.playedIn(rules), rules].join("\n");
    write(name, optimize(css, { minify: true }).code);
  }
}

const named = /^import "@\/sheets\/(.+)\.css";$/gm;

function namesInFiles() {
  const files = ["app", "components"].flatMap((room) =>
    fs.readdirSync(fromRoot(room), { recursive: true }).map((file) => fromRoot(room, String(file))),
  );
  const texts = files.filter((file) => file.endsWith(".tsx")).map((file) => fs.readFileSync(file, "utf8"));
  return new Set(texts.flatMap((text) => [...text.matchAll(named)].map(([, name]) => name)));
}

/** Sheets for development: the frame's has everything, made by Tailwind as files change. `again`: also where some stand. */
export function writePlainSheets({ again = false } = {}) {
  for (const name of namesInFiles()) {
    const text = name === frame ? '@import "../app/globals.css";\n' : "/* In around.css. */\n";
    if (again || !fs.existsSync(sheetFile(name))) write(name, text);
  }
}
