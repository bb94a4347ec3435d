import {
  addIntegration,
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  captureException,
  close,
  dedupeIntegration,
  type Event,
  eventFiltersIntegration,
  functionToStringIntegration,
  getClient,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from "@sentry/nextjs";
import { maskDeep, maskText, mayRecord } from "./masking";
import { reporting } from "./rates";
import type { ErrorSettings } from "./settings";

/** Only this file knows Sentry; it is loaded after consent (lib/analytics/errors.ts). */
const tunnel = "/api/monitoring";
const reported = ["request", "breadcrumbs", "exception", "message", "transaction"] as const;

type Replay = ReturnType<typeof replayIntegration>;
let replay: Replay | null = null;
let wasStopped = false;
let open: AbortController | null = null;

// As it was before Sentry watches it: reports are not to report on themselves.
const plainFetch = globalThis.fetch.bind(globalThis);

/** Refuses, and breaks off what is under way, once consent is gone. */
function guardedFetch(gate: AbortController) {
  return (...[address, options]: Parameters<typeof fetch>) => plainFetch(address, { ...options, signal: gate.signal });
}

function start({ dsn, release }: ErrorSettings, gate: AbortController) {
  return init({
    dsn,
    release,
    tunnel,
    replaysSessionSampleRate: reporting.sessionRate,
    replaysOnErrorSampleRate: reporting.errorRate,
    sendClientReports: false,
    // No person in it: no address, cookie, header, query, body or variable.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    defaultIntegrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      browserApiErrorsIntegration(),
      // What was clicked may hold names, what was logged as well (no console integration).
      breadcrumbsIntegration({ dom: false, fetch: true, history: true, xhr: true }),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
    ],
    // What a failed handler was called with: anything.
    beforeSend: (event) => ({ ...event, extra: undefined }),
    transportOptions: { fetchOptions: { credentials: "omit" } },
    transport: (options: Parameters<typeof makeFetchTransport>[0]) => makeFetchTransport(options, guardedFetch(gate)),
  });
}

/** Records where the address holds nothing of the reader's; links in a secret page would carry it along. */
export function recordHere() {
  if (!mayRecord(location)) {
    replay?.stop({ flush: false });
    return;
  }
  // A closed client's recording does not hear the next one's errors: it begins again with the next document.
  if (wasStopped || replay?.getRecordingMode()) return;
  if (!replay) {
    replay = replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      // A filter may have come into the address of the same page.
      beforeAddRecordingEvent: (event) => {
        if (mayRecord(location)) return event;
        recordHere();
        return null;
      },
    });
    addIntegration(replay);
  } else if (Math.random() < reporting.sessionRate) replay.start();
  else replay.startBuffering();
}

function withoutSecrets(event: Event) {
  const parts = event as Event & Record<string, unknown> & { urls?: string[] };
  for (const key of reported) if (parts[key] !== undefined) Object.assign(parts, { [key]: maskDeep(parts[key]) });
  if (parts.urls) parts.urls = parts.urls.map((url) => maskText(url.split("?")[0] ?? ""));
  return event;
}

export function startSentry(settings: ErrorSettings) {
  open = new AbortController();
  const client = start(settings, open);
  client?.addEventProcessor(withoutSecrets);
  recordHere();
}

/** Stops within two seconds; what has not left by then does not leave any more. */
export async function stopSentry() {
  const gate = open;
  wasStopped = true;
  replay?.stop({ flush: false });
  const client = getClient();
  if (client) client.getOptions().enabled = false;
  const late = setTimeout(() => gate?.abort(), reporting.shutdownMs);
  await close(reporting.shutdownMs).catch(() => false);
  clearTimeout(late);
  gate?.abort();
}

export const reportError = (error: unknown) => captureException(error);
