import { env } from "@/env.mjs";
import { isLanguage } from "@/lib/i18n/routing";
import { renderMail } from "@/lib/mail/render";
import { samples } from "@/lib/mail/samples";

type Context = { params: Promise<{ template: string; lng: string }> };

/** Development only: /mail-preview/requestConfirm/de.html or …/de.txt (the ending keeps it out of the language redirect). */
export async function GET(_request: Request, { params }: Context) {
  const { template, lng } = await params;
  const [language, form = "html"] = lng.split(".");
  const sample = samples.find((one) => one.template === template);
  if (env.NODE_ENV !== "development" || !sample || !isLanguage(language)) return new Response(null, { status: 404 });
  const mail = await renderMail(sample, language);
  const type = form === "txt" ? "text/plain" : "text/html";
  const body = form === "txt" ? `Subject: ${mail.subject}\n\n${mail.text}` : mail.html;
  return new Response(body, { headers: { "content-type": `${type}; charset=utf-8` } });
}
