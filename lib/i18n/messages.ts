import type { Messages } from "next-intl";
import { detached } from "@/lib/detached";
import type { Language } from "./routing";
import { type Namespace, namespaces } from "./namespaces";

type Groups = { [N in keyof Messages & string]: `${N}.${keyof Messages[N] & string}` };

/** A namespace whole ("offer") or one group of it ("offer.form"). */
export type Wording = Namespace | Groups[keyof Groups];

const cache = new Map<string, Record<string, unknown>>();

async function loadNamespace(language: Language, namespace: Namespace) {
  const key = `${language}/${namespace}`;
  let messages = cache.get(key);
  if (!messages) {
    messages = (await import(`../../locales/${language}/${namespace}.json`)).default as Record<string, unknown>;
    cache.set(key, messages);
  }
  return messages;
}

type Loaded = Record<string, Record<string, unknown>>;
const whole = new Map<Language, Promise<Loaded>>();

/** All of a language, which every page asks for: put together once. */
function loadAll(language: Language) {
  const known = whole.get(language) ?? detached(() => loadSome(language, namespaces));
  whole.set(language, known);
  return known;
}

/** Messages of the namespaces named (all when none is named), keyed by namespace. */
export const loadMessages = (language: Language, wanted?: readonly Namespace[]) =>
  wanted ? loadSome(language, wanted) : loadAll(language);

async function loadSome(language: Language, wanted: readonly Namespace[]): Promise<Loaded> {
  const pairs = await Promise.all(wanted.map(async (ns) => [ns, await loadNamespace(language, ns)] as const));
  return Object.fromEntries(pairs);
}

/** Messages of namespaces named whole and of groups named alone; who names both gets the whole. */
export async function pickMessages(language: Language, wanted: readonly Wording[]) {
  const picked: Record<string, Record<string, unknown>> = {};
  for (const wording of [...wanted].sort((a, b) => b.length - a.length)) {
    const [namespace = "", group] = wording.split(".");
    const all = await loadNamespace(language, namespace as Namespace);
    picked[namespace] = group === undefined ? all : { ...picked[namespace], [group]: all[group] };
  }
  return picked;
}
