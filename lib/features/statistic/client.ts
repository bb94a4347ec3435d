import { mostEvents } from "./rules";
import type { CountEvent } from "./schema";

const path = "/api/advertiserlocation/count";
/** Rows come into view in groups; they are told together. */
const waitMs = 2_000;

let waiting: CountEvent[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;
let listening = false;

/** Outlives the page. Whether it arrives changes nothing for the visitor. */
function send(events: CountEvent[]) {
  const body = JSON.stringify({ events });
  const type = "application/json";
  if (navigator.sendBeacon?.(path, new Blob([body], { type }))) return;
  fetch(path, { method: "POST", headers: { "content-type": type }, body, keepalive: true }).catch(() => {});
}

function sendWaiting() {
  if (timer) clearTimeout(timer);
  timer = null;
  const events = waiting;
  waiting = [];
  for (let at = 0; at < events.length; at += mostEvents) send(events.slice(at, at + mostEvents));
}

/** What waits is told before the page goes, and once it is only in the background. */
function sendOnLeave() {
  if (listening) return;
  listening = true;
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendWaiting();
  });
  window.addEventListener("pagehide", sendWaiting);
}

/** A action at a location or at an entry of the home page, to be counted without a cookie. */
export function noteAction(event: CountEvent) {
  sendOnLeave();
  waiting.push(event);
  timer ??= setTimeout(sendWaiting, waitMs);
}

type Query = { from: string; to: string; location: string | null };

/** Address of the CSV file with the same numbers. */
export function statisticFile({ from, to, location }: Query) {
  const search = new URLSearchParams({ from, to, ...(location ? { location } : {}) });
  return `/api/advertiserlocation/statistics.csv?${search}`;
}
