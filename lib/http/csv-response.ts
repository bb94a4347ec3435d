/** A CSV file to be saved; `name` is ours (letters, digits, hyphens), without the ending. */
export function csvResponse(name: string, body: string | ReadableStream<Uint8Array<ArrayBuffer>>) {
  const headers = {
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": `attachment; filename="${name}.csv"`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  };
  return new Response(body, { status: 200, headers });
}
