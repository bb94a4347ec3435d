import { frameReader, type LiveNews, readFrame } from "./live-frames";

type Options = {
  /** Of the author's page, in place of an account. */
  token?: string;
  /** Where the page that is shown stands. */
  since: number | null;
  onNews: (news: LiveNews) => void;
  /** Something came: the line is alive. */
  onPulse: () => void;
  /** False: it is asked every 30 seconds. */
  onLive: (live: boolean) => void;
};

/** Without a heartbeat for so long a connection is dead, whatever the browser thinks. */
const silence = 40_000;
const asking = 30_000;
/** A phone that wakes waits for no time-out. */
const doubtful = 20_000;
const refused = [401, 403, 404];

/** Keeps one connection to `GET /api/events`, resumes where it was cut, and asks now and then where none gets through. */
export function openLiveStream({ token, since, onNews, onPulse, onLive }: Options) {
  let lastId = since === null ? null : String(since);
  let closed = false;
  let failures = 0;
  let heardAt = 0;
  let current: AbortController | null = null;
  let wake = () => {};

  const take = frameReader((frame) => {
    const { id, news } = readFrame(frame);
    if (id !== null) lastId = id;
    if (news) onNews(news);
  });

  async function read(search: string) {
    const abort = new AbortController();
    current = abort;
    // Says that nobody is at the page for its sake (lib/access/viewer).
    const headers: Record<string, string> = { accept: "text/event-stream" };
    if (token) headers["x-request-token"] = token;
    if (lastId !== null) headers["last-event-id"] = lastId;
    const watch = setInterval(() => Date.now() - heardAt > silence && abort.abort(), 5_000);
    heardAt = Date.now();
    try {
      const response = await fetch(`/api/events${search}`, { headers, signal: abort.signal, cache: "no-store" });
      if (refused.includes(response.status)) closed = true;
      if (!response.ok || !response.body) throw new Error(String(response.status));
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        heardAt = Date.now();
        onPulse();
        if (search === "") {
          failures = 0;
          onLive(true);
        }
        take(part.value);
      }
    } finally {
      clearInterval(watch);
    }
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run() {
    while (!closed) {
      await read("").catch(() => undefined);
      if (closed) break;
      failures += 1;
      if (failures > 2) {
        onLive(false);
        await read("?once=1").catch(() => undefined);
        await pause(asking);
      } else await pause(1_000 + Math.random() * 2_000);
    }
  }

  const onWake = () => {
    if (document.hidden) return;
    if (Date.now() - heardAt > doubtful) current?.abort();
    wake();
  };
  document.addEventListener("visibilitychange", onWake);
  window.addEventListener("online", onWake);
  run();
  return () => {
    closed = true;
    current?.abort();
    wake();
    document.removeEventListener("visibilitychange", onWake);
    window.removeEventListener("online", onWake);
  };
}
