import { notFound } from "@/lib/errors";
import { bind } from "@/lib/http/serve";
import { loadMessages } from "@/lib/i18n/messages";
import { isNamespace } from "@/lib/i18n/namespaces";
import { isLanguage } from "@/lib/i18n/routing";
import { localeCalls } from "./calls";

export const localeRoutes = bind(localeCalls, {
  read: async ({ params: { lng, ns } }) => {
    const name = ns.replace(/\.json$/, "");
    if (!isLanguage(lng) || !ns.endsWith(".json") || !isNamespace(name)) throw notFound();
    const messages = await loadMessages(lng, [name]);
    return Response.json(messages[name], { headers: { "cache-control": "public, max-age=600" } });
  },
});
