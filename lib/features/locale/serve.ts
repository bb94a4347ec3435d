import { notFound } from "@/lib/errors";
import { bind } from "@/lib/http/serve";
import { loadMessages } from "@/lib/i18n/messages";
import { isNamespace } from "@/lib/i18n/namespaces";
import { isLanguage } from "@/lib/i18n/routing";
import { wordsAt } from "@/lib/i18n/words";
import { localeCalls } from "./calls";

const forGood = "public, max-age=31536000, immutable";
const forMinutes = "public, max-age=600";

const give = (words: unknown, keep: string) => Response.json(words, { headers: { "cache-control": keep } });

export const localeRoutes = bind(localeCalls, {
  read: async ({ params: { lng, ns } }) => {
    if (!isLanguage(lng) || !ns.endsWith(".json")) throw notFound();
    const name = ns.replace(/\.json$/, "");
    if (isNamespace(name)) return give((await loadMessages(lng, [name]))[name], forMinutes);
    const found = await wordsAt(lng, ns);
    if (!found) throw notFound();
    // Of a page that an older or newer version drew: better these than none.
    return give(found.words, found.isCurrent ? forGood : "no-store");
  },
});
