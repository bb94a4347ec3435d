import type { ServerResponse } from "node:http";
import { contentSecurityPolicy } from "@/lib/http/content-security";
import type { AppError } from "@/lib/errors";
import { errorText } from "@/lib/i18n/error-text";
import type { Language } from "@/lib/i18n/routing";
import { newRequestId } from "@/lib/http/responses";
import { unavailablePage } from "@/lib/http/unavailable";
import { securityHeaders } from "./headers";

const sentence = (error: AppError, language: Language) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Charabanc</title><p>${errorText(error.code, language)}</p>
<p><a href="/${language}">Charabanc</a></p></html>`;

/** A page of one sentence, for what must cost nothing: no script, no style, no look-up. Without the database it is the page that was kept for that. */
export function serveSentence(response: ServerResponse, error: AppError, language: Language) {
  const page = error.code === "Unavailable" ? unavailablePage(language) : null;
  const body = page?.html ?? sentence(error, language);
  const headers: Record<string, string | string[] | number> = {
    ...securityHeaders,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    "content-security-policy": contentSecurityPolicy({ hashes: page ? [page.hash] : [], pathname: "/" }),
    "x-request-id": newRequestId(),
  };
  if (error.retryAfter !== undefined) headers["retry-after"] = error.retryAfter;
  response.writeHead(error.status, headers).end(body);
}
