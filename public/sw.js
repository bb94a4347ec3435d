// Service worker of the whole site, for people who are signed in. It keeps one page, the one that is shown without a
// network, and shows what a push service delivers. The server puts a line before this one that names the build: another
// build is another worker, which fetches its own page and throws away the one before.
const build = self.charabancBuild ?? "0";
const shell = `shell-${build}`;
const languages = ["de", "en", "es"];
const offlinePath = (language) => `/${language}/offline`;

/** Scripts, styles, faces, icons and words that a page names. */
const filesOf = (html) =>
  new Set(html.match(/\/_next\/static\/[^"'\\\s<>]+?\.(?:js|css|woff2|svg)|\/locales\/[^"'\\\s<>]+?~[\w-]+\.js/g) ?? []);

// Fetched as a stranger: nothing of the person who is signed in is in it. The pages come last, so that one that stands
// has all its files.
async function fillShell() {
  const cache = await caches.open(shell);
  const pages = [];
  const files = new Set();
  for (const language of languages) {
    const path = offlinePath(language);
    const page = await fetch(path, { credentials: "omit", cache: "reload" });
    if (!page.ok) throw new Error(`${path}: ${page.status}`);
    for (const file of filesOf(await page.clone().text())) files.add(file);
    pages.push([path, page]);
  }
  await cache.addAll([...files]);
  for (const [path, page] of pages) await cache.put(path, page);
}

/** Not so where filling it broke off. */
const shellStands = async () =>
  (await Promise.all(languages.map((one) => caches.match(offlinePath(one), { cacheName: shell, ignoreVary: true })))).every(
    Boolean,
  );

async function dropOldShells() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("shell-") && name !== shell).map((name) => caches.delete(name)));
}

// Open pages know nothing of the shell, so a new worker need not wait for them to close.
self.addEventListener("install", (event) => event.waitUntil(fillShell().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([dropOldShells(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  ),
);

// A worker that was let go while other tabs were open comes back without being installed, and its shell is gone.
self.addEventListener("message", (event) => {
  if (event.data === "shell") event.waitUntil(shellStands().then((stands) => stands || fillShell()));
});

const dayCaches = async () => (await caches.keys()).filter((one) => one.startsWith("day-"));

/** Who signs out without a network leaves no trip here; the session itself ends once there is one. */
const forgetDays = async () => Promise.all((await dayCaches()).map((name) => caches.delete(name)));

/** What a page shows without a network, at its own address, so that "again" leads back to where one was. */
async function offlineAnswer({ pathname, search }) {
  const language = languages.find((one) => pathname.startsWith(`/${one}/`)) ?? languages.find((one) => pathname === `/${one}`);
  const path = offlinePath(language ?? "de");
  if (pathname === `/${language}/logout`) await forgetDays();
  if (pathname !== path) return Response.redirect(`${path}?from=${encodeURIComponent(pathname + search)}`);
  return (await caches.match(path, { cacheName: shell, ignoreVary: true })) ?? Response.error();
}

async function pageFor(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlineAnswer(url);
  }
}

const fileFor = async (request) =>
  (await caches.match(request, { cacheName: shell, ignoreVary: true })) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(pageFor(event, url));
  else if (/^\/(_next\/static|locales)\//.test(url.pathname)) event.respondWith(fileFor(request));
});

function newsOf(data) {
  try {
    return data.json();
  } catch {
    return { title: "Charabanc", body: "", url: "/", tag: "news" };
  }
}

function show({ title, body, url, tag, urgent, at }) {
  return self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    requireInteraction: urgent === true,
    timestamp: at,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: { url },
  });
}

/** A trip that changes while no page is open is kept as it is now, where the person keeps its day at all. */
async function renewDay() {
  const [name] = await dayCaches();
  if (!name) return;
  const answer = await fetch("/api/day");
  if (answer.status === 401) await caches.delete(name);
  if (answer.ok && (await caches.has(name))) await (await caches.open(name)).put("/api/day", answer);
}

self.addEventListener("push", (event) => {
  event.waitUntil(Promise.all([show(newsOf(event.data)), renewDay().catch(() => undefined)]));
});

async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url === url.href);
  // What is typed on another page stays there.
  await (there ? there.focus() : self.clients.openWindow(url.href));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

async function subscribeAnew({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription?.options ?? { userVisibleOnly: true }));
  const headers = { "content-type": "application/json" };
  await fetch("/api/push/subscription", { method: "POST", headers, body: JSON.stringify(subscription) });
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAnew(event).catch(() => undefined)));
