import type { ApiRequest } from "./api-request";

type ServedFile = { bytes: Buffer; contentType: string; name: string };

/** Nothing that a file holds may act, load or be framed, whatever a browser takes it for. */
const policy = "default-src 'none'; sandbox";

/** RFC 5987: any name, safe in a header. */
function encoded(name: string) {
  const rest = /['()*]/g;
  return encodeURIComponent(name).replace(rest, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function attachment(name: string) {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\w .-]/g, "")
    .trim();
  return `attachment; filename="${plain || "file"}"; filename*=UTF-8''${encoded(name)}`;
}

/** A file's own name with the ending of what it really is. */
function downloadName(name: string) {
  const base = name
    .replace(/[\\/\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\.pdf$/i, "")
    .trim();
  return `${base || "file"}.pdf`;
}

/** A stored file that never changes under its key: kept for good, a picture to be shown, all else to be saved. */
export function fileResponse(request: ApiRequest, key: string, { bytes, contentType, name }: ServedFile) {
  const etag = `"${key}"`;
  const headers = new Headers({
    "content-type": contentType,
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-site",
    etag,
  });
  if (!contentType.startsWith("image/")) headers.set("content-disposition", attachment(downloadName(name)));
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  headers.set("content-length", String(bytes.length));
  return new Response(new Uint8Array(bytes), { status: 200, headers });
}

/** A PDF made for one reader: saved, never kept by a cache between. */
export function privateFileResponse(bytes: Uint8Array, name: string) {
  const headers = new Headers({
    "content-type": "application/pdf",
    "content-disposition": attachment(downloadName(name)),
    "content-length": String(bytes.length),
    "cache-control": "private, no-store",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
  });
  return new Response(new Uint8Array(bytes), { status: 200, headers });
}
