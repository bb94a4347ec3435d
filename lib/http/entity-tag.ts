import { conflict } from "@/lib/errors";
import { successBody } from "./envelope";
import type { ApiRequest } from "./api-request";

/** An answer whose record has no place for its version: it goes into `ETag`, and comes back as `If-Match`. */
export function versioned(result: unknown, version: number) {
  return new Response(successBody(result), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      etag: `"${version}"`,
    },
  });
}

/** The version of `If-Match`; null where any will do. What is no version of ours fits none: Conflict. */
export function expectedVersion(request: ApiRequest): number | null {
  const header = request.headers.get("if-match")?.trim();
  if (header === undefined || header === "" || header === "*") return null;
  const [, digits] = /^"(\d{1,9})"$/.exec(header) ?? [];
  if (digits === undefined) throw conflict();
  return Number(digits);
}
