import type { Language } from "./routing";
import { type Namespace, namespaces } from "./namespaces";

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

/** Messages of the namespaces named (all when none is named), keyed by namespace. */
export async function loadMessages(language: Language, wanted: readonly Namespace[] = namespaces) {
  const pairs = await Promise.all(wanted.map(async (ns) => [ns, await loadNamespace(language, ns)] as const));
  return Object.fromEntries(pairs);
}
