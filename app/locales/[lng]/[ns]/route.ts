import { loadMessages } from "@/lib/i18n/messages";
import { isNamespace } from "@/lib/i18n/namespaces";
import { isLanguage } from "@/lib/i18n/routing";
import { notFoundResponse } from "@/lib/http/responses";

type Context = { params: Promise<{ lng: string; ns: string }> };

/** `GET /locales/{lng}/{ns}.json`: the translations as they stand in the tree. */
export async function GET(request: Request, { params }: Context) {
  const { lng, ns } = await params;
  const name = ns.replace(/\.json$/, "");
  if (!isLanguage(lng) || !ns.endsWith(".json") || !isNamespace(name)) return notFoundResponse(request);
  const messages = await loadMessages(lng, [name]);
  return Response.json(messages[name], { headers: { "cache-control": "public, max-age=600" } });
}
