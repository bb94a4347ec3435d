import type { LiveNews } from "./live-frames";
import { openLiveStream } from "./live-stream";

/** `token`: of the author's page; without it the account's own events. `since`: where the page that is shown stands. */
type LiveScope = { token?: string; since: number | null };
type Listener = { onNews: (news: LiveNews) => void; onLive?: (live: boolean) => void };
type Message =
  | { type: "news"; news: LiveNews }
  | { type: "pulse" }
  | { type: "live"; live: boolean }
  /** A tab has taken the connection. */
  | { type: "leads" }
  /** A tab that does not hold it knows all changes up to this one. */
  | { type: "since"; since: number };

/** A leading tab that says nothing for so long sleeps: another one takes over. */
const asleep = 60_000;
/** A page on its way to the next one keeps the connection. */
const linger = 3_000;

/** What the page itself needs comes first; nothing is missed, the stream begins where the page stands. */
const settled = 1_000;

/** One tab of a browser holds the connection and hands on what it hears; the others wait for the lock. */
class Line {
  private readonly listeners = new Set<Listener>();
  private readonly channel: BroadcastChannel | null;
  private readonly name: string;
  private readonly closing = new AbortController();
  private readonly timer: ReturnType<typeof setInterval>;
  /** The last thousand, by number: what a part that begins to listen later has still to hear. */
  private readonly seen = new Map<number, LiveNews>();
  private stop: (() => void) | null = null;
  private heardAt = Date.now();
  /** Where the connection begins: what any part that listens by then has still to hear is in it. */
  private since: number | null = null;
  /** All changes behind this one are among `seen`; null: those that come from now on. */
  private from: number | null = null;
  /** What was heard last. */
  private last: number | null = null;
  live = true;

  constructor(private readonly scope: Pick<LiveScope, "token">) {
    this.name = `live ${scope.token?.slice(0, 12) ?? "own"}`;
    this.channel = "BroadcastChannel" in window ? new BroadcastChannel(this.name) : null;
    this.channel?.addEventListener("message", ({ data }) => this.take(data as Message));
    this.timer = setInterval(() => this.lookAfterLeader(), 15_000);
    setTimeout(() => this.begin(), settled);
  }

  private begin() {
    if (this.closing.signal.aborted) return;
    if ("locks" in navigator && this.channel) this.stand(false);
    else this.lead(this.since);
  }

  /** `since`: where the listener's page stands, which may have been made, or kept by the browser, before the last news. */
  add(listener: Listener, since: number | null) {
    this.listeners.add(listener);
    listener.onLive?.(this.live);
    if (since === null) return;
    // Whichever part comes first: one that hears from now on sets no beginning for the others.
    this.since = this.since === null ? since : Math.min(this.since, since);
    for (const [id, news] of this.seen) if (id > since) listener.onNews(news);
    if (!this.stop) this.tell({ type: "since", since });
    else if (!this.reaches(since)) this.lead(since);
  }

  remove(listener: Listener) {
    this.listeners.delete(listener);
    return this.listeners.size;
  }

  close() {
    clearInterval(this.timer);
    this.closing.abort();
    this.stop?.();
    this.channel?.close();
  }

  /** Waits for its turn, or takes it. The lock is held until this tab goes or another one takes it. */
  private stand(steal: boolean) {
    const options = steal ? { steal } : { signal: this.closing.signal };
    const hold = () =>
      new Promise<void>((resolve) => {
        if (this.closing.signal.aborted) return resolve();
        this.closing.signal.addEventListener("abort", () => resolve());
        this.lead(this.last ?? this.since);
      });
    navigator.locks.request(this.name, options, hold).catch(() => {
      // Taken by another tab: this one listens to it, and stands again for when that one goes.
      this.stop?.();
      this.stop = null;
      if (!this.closing.signal.aborted) this.stand(false);
    });
  }

  private reaches(since: number) {
    return this.from !== null && since >= this.from;
  }

  /** For a tab whose page was made before it began to listen: what came in between was told to the others alone. */
  private catchUp(since: number) {
    if (!this.stop) return;
    if (!this.reaches(since)) return this.lead(since);
    for (const [id, news] of this.seen) if (id > since) this.tell({ type: "news", news });
  }

  private sayHowFar() {
    const since = this.last ?? this.since;
    if (since !== null) this.tell({ type: "since", since });
  }

  private tell(message: Message) {
    this.channel?.postMessage(message);
  }

  /** Opens the connection, or opens it anew from an earlier change. */
  private lead(since: number | null) {
    const spread = (message: Message) => {
      this.tell(message);
      this.take(message);
    };
    this.stop?.();
    this.from = since;
    this.tell({ type: "leads" });
    this.stop = openLiveStream({
      token: this.scope.token,
      since,
      onNews: (news) => spread({ type: "news", news }),
      onPulse: () => spread({ type: "pulse" }),
      onLive: (live) => spread({ type: "live", live }),
    });
  }

  private lookAfterLeader() {
    if (this.stop || document.hidden || Date.now() - this.heardAt < asleep) return;
    this.heardAt = Date.now();
    this.stand(true);
  }

  private take(message: Message) {
    if (message.type === "since") return this.catchUp(message.since);
    this.heardAt = Date.now();
    if (message.type === "leads") return this.sayHowFar();
    if (message.type === "news") this.hear(message.news);
    if (message.type !== "live" || message.live === this.live) return;
    this.live = message.live;
    for (const { onLive } of this.listeners) onLive?.(this.live);
  }

  private forget(id: number) {
    this.seen.delete(id);
    if (this.from !== null) this.from = Math.max(this.from, id);
  }

  private hear(news: LiveNews) {
    if (news !== "gap") {
      if (this.seen.has(news.id)) return;
      this.seen.set(news.id, news);
      this.last = news.id;
      if (this.seen.size > 1_000) this.forget(this.seen.keys().next().value as number);
    }
    for (const { onNews } of this.listeners) onNews(news);
  }
}

const lines = new Map<string, Line>();

/** Hears what changes until the answer is called. One connection a browser, however many tabs and parts listen. */
export function watchLive(scope: LiveScope, listener: Listener) {
  const key = scope.token ?? "";
  const line = lines.get(key) ?? new Line(scope);
  lines.set(key, line);
  line.add(listener, scope.since);
  return () => {
    if (line.remove(listener) > 0) return;
    setTimeout(() => {
      if (line.remove(listener) > 0 || lines.get(key) !== line) return;
      lines.delete(key);
      line.close();
    }, linger);
  };
}
