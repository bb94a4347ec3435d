import { headers } from "next/headers";
import { cache } from "react";
import { type Viewer, viewerOf } from "@/lib/access/viewer";
import { languageHeader } from "@/lib/http/gate";
import { isLanguage } from "@/lib/i18n/routing";

/** The reader of this page, in the page's language; one look-up a render. */
export const currentViewer = cache(async (): Promise<Viewer> => {
  const sent = await headers();
  const viewer = await viewerOf(sent);
  const language = sent.get(languageHeader) ?? "";
  return isLanguage(language) ? { ...viewer, language } : viewer;
});
