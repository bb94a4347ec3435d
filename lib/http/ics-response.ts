import { createHash } from "node:crypto";
import type { ApiRequest } from "./api-request";

/** The tags of If-None-Match, weak or not: a proxy that compresses weakens them. */
function tagsOf(header: string | null) {
  return (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}

/** A calendar file by its private address: never kept by a cache between, asked again with its tag. */
export function icsResponse(request: ApiRequest, text: string) {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 32)}"`;
  const headers = new Headers({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    "content-disposition": 'inline; filename="charabanc.ics"',
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    etag,
  });
  if (tagsOf(request.headers.get("if-none-match")).includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { status: 200, headers });
}
