import type { Page, Request } from "@playwright/test";

// The stage sets up error reports and statistics with a receiver of its own (scripts/lib/tag-receiver.mjs).
type Call = {
  client: string;
  command: string;
  name: string;
  params?: Record<string, unknown>;
  facts: Record<string, unknown>;
};
type Report = {
  event_id?: string;
  exception?: { values: { value: string }[] };
  release?: string;
  request?: { url: string };
  error_ids?: string[];
};
type Item = { type: string; payload: Report | null };
type Envelope = { header: { dsn?: string }; items: Item[]; headers: Record<string, string> };
type Seen = { scripts: number; calls: Call[]; envelopes: Envelope[] };

export const tags = process.env.TAGS_URL ?? "";
/** A word of Sentry's code that no minifier changes. */
const sentryWord = "Multiple Sentry Session Replay";
export const token = "q3Zk9-XvB_1aR7mT0pLw5sYcE8hGuJdN2fKiQoVtMxA";

export const seen = async () => (await (await fetch(`${tags}/seen`)).json()) as Seen;
export const reportsOf = async (message: string) =>
  (await seen()).envelopes.filter(({ items }) =>
    items.some(({ payload }) => payload?.exception?.values.some(({ value }) => value === message)),
  );

/** Ids of the errors of which a recording has come. */
export const recordedErrors = async () =>
  (await seen()).envelopes.flatMap(({ items }) => items.flatMap(({ payload }) => payload?.error_ids ?? []));

/** When the page began each request to the tunnel from now on, by the browser's own clock. */
export function monitoringStarts(page: Page) {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/monitoring") requests.push(request);
  });
  return async () => {
    for (const request of requests) await request.response().catch(() => null);
    return requests.map((request) => request.timing().startTime);
  };
}

/** Throws where nobody catches it, as a defect of the page would. */
export const breakPage = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

/**
 * Whether nothing has been under way for half a second but the event stream of signed-in people, which never ends:
 * Playwright's own silence of the network does not come beside it.
 */
export function quietness(page: Page) {
  const running = new Set<Request>();
  let last = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (new URL(request.url()).pathname === "/api/events") return;
    change(request);
    last = Date.now();
  };
  page.on(
    "request",
    note((request) => running.add(request)),
  );
  page.on(
    "requestfinished",
    note((request) => running.delete(request)),
  );
  page.on(
    "requestfailed",
    note((request) => running.delete(request)),
  );
  return () => running.size === 0 && Date.now() - last >= 500;
}

/** What leaves for another origin or for the tunnel, whether Sentry's code came, and whether the page is done with both. */
export function watch(page: Page, baseURL: string) {
  const foreign: string[] = [];
  const scripts: Request[] = [];
  const isQuiet = quietness(page);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith("http")) return;
    if (url.origin !== baseURL || url.pathname === "/api/monitoring") foreign.push(request.url());
    if (request.resourceType() === "script" && url.origin === baseURL) scripts.push(request);
  });
  const sentryLoaded = async () => {
    for (const script of scripts) {
      const code = await fetch(script.url()).then((answer) => answer.text());
      if (code.includes(sentryWord)) return true;
    }
    return false;
  };
  return { foreign, sentryLoaded, isQuiet };
}
