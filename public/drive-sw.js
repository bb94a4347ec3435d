// Service worker of a driver's page: its scope is the address of one link, so it serves that page alone. It keeps the
// page with the files that it names, fetched as a stranger, and shows it where there is no network. It ends with its link.
const { pathname } = new URL(self.registration.scope);
const kept = `drive-${pathname}`;
/** Milliseconds: an older programme misleads. */
const longest = 36 * 3_600_000;

/** Scripts, styles, faces, icons and words that a page names. */
const filesOf = (html) =>
  new Set(html.match(/\/_next\/static\/[^"'\\\s<>]+?\.(?:js|css|woff2|svg)|\/locales\/[^"'\\\s<>]+?~[\w-]+\.js/g) ?? []);

async function drop() {
  await caches.delete(kept);
  await self.registration.unregister();
}

// Nothing of a person who happens to be signed in on this telephone is in it.
async function keep() {
  const page = await fetch(pathname, { credentials: "omit", cache: "reload" });
  if (page.status === 404) return drop();
  if (!page.ok) return;
  const cache = await caches.open(kept);
  const names = filesOf(await page.clone().text());
  const known = await Promise.all([...names].map(async (name) => ((await cache.match(name)) ? null : name)));
  await cache.addAll(known.filter((name) => name !== null));
  await cache.put(pathname, page);
}

async function keptPage() {
  const page = await caches.match(pathname, { cacheName: kept, ignoreVary: true });
  const age = Date.now() - Date.parse(page?.headers.get("date") ?? "");
  if (page && age < longest) return page;
  await caches.delete(kept);
  return Response.error();
}

async function pageFor(event) {
  try {
    const page = await fetch(event.request);
    event.waitUntil(page.status === 404 ? drop() : keep().catch(() => undefined));
    return page;
  } catch {
    return keptPage();
  }
}

const fileFor = async (request) =>
  (await caches.match(request, { cacheName: kept, ignoreVary: true })) ?? fetch(request);

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && url.pathname === pathname) event.respondWith(pageFor(event));
  else if (/^\/(_next\/static|locales)\//.test(url.pathname)) event.respondWith(fileFor(request));
});
