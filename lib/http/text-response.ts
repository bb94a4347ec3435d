/** Plain text for programs; never stored, never found. */
export function textResponse(body: string, type: string) {
  const headers = {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  };
  return new Response(body, { status: 200, headers });
}
