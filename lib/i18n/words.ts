import { createHash } from "node:crypto";
import { compileWords } from "./compiled";
import { keptWords } from "./kept-words";
import { pickMessages, type Wording } from "./messages";
import { isNamespace } from "./namespaces";
import type { Language } from "./routing";

const known = new Map<string, string>();

/** Words as they are written, as the browser takes them, and what names their state: another wording has another. */
async function readWords(language: Language, wanted: readonly Wording[]) {
  const words = await pickMessages(language, wanted);
  const compiled = compileWords(words);
  const state = createHash("sha256").update(JSON.stringify(compiled)).digest("base64url").slice(0, 10);
  return { words, compiled, state };
}

/** Address of the words named, kept for good by whoever has read it. */
export async function wordsFile(language: Language, wanted: readonly Wording[]) {
  const list = [...new Set(wanted)].sort();
  const name = `/locales/${language}/${list.join(",")}`;
  const file = known.get(name);
  if (file) return file;
  const { words, state } = await readWords(language, list);
  const made = `${name}~${state}.js`;
  keptWords()[made] = words;
  known.set(name, made);
  return made;
}

const isWording = (name: string): name is Wording => isNamespace(name.split(".")[0] ?? "");

/** What the browser finds at such an address, `isCurrent` where it is what the address names; null where it names no words. */
export async function wordsAt(language: Language, file: string) {
  const [, list = "", state] = /^([\w.,]+)~([\w-]+)\.js$/.exec(file) ?? [];
  const wanted = list.split(",");
  if (!wanted.every(isWording)) return null;
  const read = await readWords(language, wanted);
  return { words: read.compiled, isCurrent: read.state === state };
}
