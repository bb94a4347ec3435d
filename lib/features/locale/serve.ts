import { notFound } from "@/lib/errors";
import { bind } from "@/lib/http/serve";
import { wordsScript } from "@/lib/i18n/kept-words";
import { loadMessages } from "@/lib/i18n/messages";
import { isNamespace } from "@/lib/i18n/namespaces";
import { isLanguage, type Language } from "@/lib/i18n/routing";
import { wordsAt } from "@/lib/i18n/words";
import { localeCalls } from "./calls";

const forGood = "public, max-age=31536000, immutable";
const forMinutes = "public, max-age=600";

const scriptType = "text/javascript; charset=utf-8";

async function script(language: Language, name: string) {
  const found = await wordsAt(language, name);
  if (!found) throw notFound();
  // Of a page that an older or newer version drew: better these words than none, and not for good.
  const kept = found.isCurrent ? forGood : "no-store";
  const text = wordsScript(`/locales/${language}/${name}`, found.words);
  return new Response(text, { headers: { "content-type": scriptType, "cache-control": kept } });
}

export const localeRoutes = bind(localeCalls, {
  read: async ({ params: { lng, ns } }) => {
    if (!isLanguage(lng)) throw notFound();
    if (ns.endsWith(".js")) return script(lng, ns);
    const name = ns.replace(/\.json$/, "");
    if (name === ns || !isNamespace(name)) throw notFound();
    const messages = await loadMessages(lng, [name]);
    return Response.json(messages[name], { headers: { "cache-control": forMinutes } });
  },
});
