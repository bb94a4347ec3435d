import { createHash } from "node:crypto";
import type { Rendered } from "@/lib/http/packed-page";
import { type Language, languages } from "@/lib/i18n/routing";
import { log } from "@/lib/log";

type Kept = { html: string; hash: string };
type Render = (url: string, language: string, theme: string) => Promise<Rendered>;

/** A page's own frame and words in each language, drawn while the database was there. */
const kept = new Map<Language, Kept>();

const scripts = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const preloads = /<link[^>]*\sas="script"[^>]*>/g;

/**
 * A page as it stands without its scripts, which would look for another address than the one that was asked for. The one that
 * chooses light or dark stays, or a dark screen would light up.
 */
function stillOf(html: string): Kept {
  let theme = "";
  const still = html.replace(scripts, (_all, _attributes, text: string) => {
    if (theme || !text.includes("dataset.theme")) return "";
    theme = text;
    return `<script>${text}</script>`;
  });
  return { html: still.replace(preloads, ""), hash: createHash("sha256").update(theme).digest("base64") };
}

/** To be asked once at a start. Where it cannot be drawn, a sentence is said instead. */
export async function keepUnavailablePages(render: Render) {
  for (const language of languages) {
    try {
      const { status, body } = await render(`/${language}/unavailable`, language, "");
      if (status !== 200) throw new Error(`answered ${status}`);
      kept.set(language, stillOf(body.toString("utf8")));
    } catch (error) {
      log.warn({ err: error, language }, "the page for a time without the database could not be drawn");
    }
  }
}

/** The page, and the hash of its one script for a policy without a nonce; null where none is kept. */
export const unavailablePage = (language: Language) => kept.get(language) ?? null;

/** The same under a policy that names a nonce. */
export function unavailableHtml(language: Language, nonce: string | undefined) {
  const page = unavailablePage(language);
  return page && (nonce ? page.html.replace("<script>", `<script nonce="${nonce}">`) : page.html);
}
