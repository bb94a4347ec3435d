import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/**
 * Every part that runs in the browser finds its words in what the page around it sends. Read from the sources: a page's imports down to its client
 * parts, and in these the groups of each namespace that are said. What is not plain (words handed on, a group by a variable) counts as the whole.
 */
const root = path.resolve(import.meta.dirname, "..");
/** Sent by ClientMessages itself. */
const shared = new Set(["common", "form", "consent"]);
/** Their words are of busrequest and handed in under a type of their own. */
const handedIn = ["components/busrequest/request-facts.ts", "components/busrequest/via-words.ts"];
const handing = /\bt as Parameters<typeof detailWords>\[1\]/g;

type Source = { text: string; deps: string[]; client: boolean };
const sources = new Map<string, Source>();

function resolveImport(from: string, wanted: string) {
  const base = wanted.startsWith("@/")
    ? path.join(root, wanted.slice(2))
    : wanted.startsWith(".") && path.resolve(path.dirname(from), wanted);
  if (!base) return;
  return [".ts", ".tsx", "/index.ts", "/index.tsx"].map((end) => base + end).find((file) => fs.existsSync(file));
}

const imports =
  /(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|import\(\s*(?:\/\*[^*]*\*\/\s*)?"([^"]+)"\s*\)/g;

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = fs.readFileSync(file, "utf8");
  const deps = [...text.matchAll(imports)].flatMap(([, type, named, loaded]) =>
    type ? [] : (resolveImport(file, named ?? loaded ?? "") ?? []),
  );
  const source = { text, deps, client: /^"use client"/m.test(text) };
  sources.set(file, source);
  return source;
}

/** Files that run in the browser inside of what `entry` sends; who sends words of its own is looked at for itself. */
function clientParts(entry: string) {
  const seen = new Set<string>();
  const parts = new Set<string>();
  const walk = (file: string, inBrowser: boolean) => {
    const { text, deps, client } = sourceOf(file);
    const runs = inBrowser || client;
    if (seen.has(`${file} ${runs}`) || (file !== entry && text.includes("<ClientMessages"))) return;
    seen.add(`${file} ${runs}`);
    if (runs) parts.add(file);
    for (const dep of deps) walk(dep, runs);
  };
  walk(entry, false);
  return [...parts];
}

/** Groups named by the first argument of a call: one literal, or literals chosen by conditions. */
function groupsOf(argument: string) {
  const pieces = argument.trim().split(/(\s\?\s|\s:\s)/);
  const chosen = pieces.filter((_, at) => at % 2 === 0 && pieces[at + 1]?.trim() !== "?");
  const groups = chosen.map((piece) => /^["`]([A-Za-z_]\w*)/.exec(piece.trim())?.[1]);
  return groups.every((group) => group !== undefined) ? groups : [undefined];
}

/** From behind the bracket to the comma or bracket that ends the first argument. */
function firstArgument(text: string) {
  let depth = 0;
  let quote = "";
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "`") quote = letter;
    else if ("([{".includes(letter)) depth++;
    else if (depth === 0 && ",)".includes(letter)) return text.slice(0, at);
    else if (")]}".includes(letter)) depth--;
  }
  return text;
}

/** "busrequest.form", or "busrequest" where the whole may be said. */
function saidBy(part: string, name: string, namespace: string) {
  const said = new Set<string>();
  const plain = part.replace(handing, "").replace(/className="[^"]*"/g, "");
  const uses = new RegExp(`(?<![\\w.$"'\`-])${name}(?![\\w"':-])(?:\\.(?:rich|markup|has|raw)\\b)?(\\()?`, "g");
  for (const use of plain.matchAll(uses)) {
    const end = (use.index ?? 0) + use[0].length;
    const groups = use[1] ? groupsOf(firstArgument(plain.slice(end))) : [undefined];
    for (const group of groups) said.add(group === undefined ? namespace : `${namespace}.${group}`);
  }
  return said;
}

const opened = /(?:const\s+(\w+)\s*=\s*)?useTranslations\(\s*([^)]*?)\s*\)/g;

/** What a file says; undefined stands for words of any namespace. */
function wordsOf(file: string) {
  const said = new Set<string | undefined>();
  const isHandedIn = handedIn.some((name) => file.endsWith(name));
  for (const part of sourceOf(file).text.split(/^(?=(?:export |async |default )*(?:function|const)\s)/m)) {
    if (isHandedIn) for (const [, key] of part.matchAll(/\b(?:t\(|\? |: )["`](\w+)\./g)) said.add(`busrequest.${key}`);
    for (const [whole, name, argument = ""] of part.matchAll(opened)) {
      const [namespace, group] = /^"([\w.]+)"$/.exec(argument)?.[1]?.split(".") ?? [];
      if (namespace === undefined) said.add(undefined);
      else if (group !== undefined) said.add(`${namespace}.${group}`);
      else if (name === undefined) said.add(namespace);
      else for (const key of saidBy(part.replace(whole, ""), name, namespace)) said.add(key);
    }
  }
  return said;
}

function missing(sent: ReadonlySet<string>, said: { key: string | undefined; file: string }[]) {
  const groupsAlone = [...sent].some((name) => name.includes("."));
  return said.flatMap(({ key, file }) => {
    const namespace = key?.split(".")[0] ?? "";
    const found = key === undefined ? !groupsAlone : sent.has(key) || sent.has(namespace) || shared.has(namespace);
    return found ? [] : [`${key ?? "any namespace"} of ${path.relative(root, file)}`];
  });
}

const senders = ["app", "components"]
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(root, folder, file)),
  )
  .filter((file) => file.endsWith(".tsx") && sourceOf(file).text.includes("<ClientMessages"));

/** All that the senders of a file name, in lists of literals. */
const sentBy = (file: string) =>
  new Set(
    [...sourceOf(file).text.matchAll(/(?:\bns=\{|\bnamespaces = )([^}]*?\]|[^}]*)/g)].flatMap(([, list = ""]) =>
      [...list.matchAll(/"([\w.]+)"/g)].map(([, name = ""]) => name),
    ),
  );

describe("words that a page sends to its parts in the browser", () => {
  const narrow = senders.filter((file) => [...sentBy(file)].some((name) => name.includes(".")));

  it("finds the pages that send groups alone", () => {
    expect(narrow.length).toBeGreaterThan(5);
  });

  it.each(narrow.map((file) => path.relative(root, file)))(
    "%s sends what its parts say, and no group besides",
    (file) => {
      const sent = sentBy(path.join(root, file));
      const said = clientParts(path.join(root, file)).flatMap((part) =>
        [...wordsOf(part)].map((key) => ({ key, file: part })),
      );
      expect(missing(sent, said)).toEqual([]);
      const keys = new Set(said.map(({ key }) => key));
      expect([...sent].filter((name) => name.includes(".") && !keys.has(name))).toEqual([]);
    },
  );
});
