const types = { xml: "application/xml; charset=utf-8", text: "text/plain; charset=utf-8" };

/** What search engines fetch; an hour old at most. */
export function crawlerFile(type: keyof typeof types, body: string) {
  return new Response(body, { headers: { "content-type": types[type], "cache-control": "public, max-age=3600" } });
}
