import type { ErrorSettings } from "./settings";
import { createSwitch } from "./consent-switch";
import { defects } from "./report";

let settings: ErrorSettings | null = null;

// The server never loads it; said so that the build leaves the server's half of the package out.
const load = () =>
  typeof window === "undefined" ? Promise.reject(new Error("no browser")) : import("./sentry").then(engineOf);

let sentry: typeof import("./sentry") | null = null;

function engineOf(module: typeof import("./sentry")) {
  sentry = module;
  return { start: () => settings && module.startSentry(settings), stop: module.stopSentry };
}

const reports = createSwitch(load);

/** Sentry's mark of a recorded session; it also outlives a page that is not recorded. */
function forget() {
  try {
    sessionStorage.removeItem("sentryReplaySession");
  } catch {
    // A forbidden storage has nothing in it.
  }
}

/** Error reports by the reader's choice; without a receiver nothing is ever loaded. */
export function followErrorConsent(given: ErrorSettings | null, consent: boolean) {
  settings = given;
  if (!given) return Promise.resolve();
  const done = reports.follow(consent);
  if (!consent) forget();
  return done;
}

// A defect that an error page has caught and that the browser's own handlers do not see.
defects.report = (error) => {
  if (reports.isRunning()) sentry?.reportError(error);
};

/** The reader is at another address: on one that carries a secret nothing is recorded. */
export function visited() {
  if (reports.isRunning()) sentry?.recordHere();
}
