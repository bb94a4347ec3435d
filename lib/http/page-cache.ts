import { effectOf } from "@/lib/cache/tag";
import { type Rendered, recordsOf, type Stored, store } from "./packed-page";

export type Answer = { kind: "stored"; stored: Stored } | { kind: "rendered"; rendered: Rendered };

type Render = () => Promise<Rendered>;
/** `old`: since when something new is missing in it; null: nothing is. `used`: when it was last asked for, null: by its first reader alone. */
type Entry = Work & Made & { at: number; used: number | null; bytes: number };
/** `took`: milliseconds of its build. */
type Made = { stored: Stored; shown: ReadonlySet<string>; took: number };
type Work = { tags: readonly string[]; render: Render; old: number | null };
/** `gone`: records that were changed meanwhile; whether it shows one of them is known when it is done. */
type Making = Work & { overtaken: boolean; gone: string[] };

type Options = {
  /** Finishes headers before a page is stored (content security policy, caching). */
  finish?: (rendered: Rendered, key: string) => Record<string, string | string[]>;
  /** Makes what is kept, packed or not. */
  keep?: typeof store;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
  maxBytes?: number;
  freshFor?: number;
  staleFor?: number;
  /** How long a page may lack what was added (decision 067), and how long additions are gathered at most for one build. */
  lateBy?: number;
  gather?: number;
};

const mayBeStored = ({ status, headers, passing }: Rendered) =>
  status === 200 && headers["set-cookie"] === undefined && !passing;

/** Milliseconds; a page that nobody has asked for so long is not built ahead, nor one that had a single reader. */
const wantedFor = 10_000;
/** The builder rests so many times as long as it has worked, where that makes nobody wait: readers have half the time. */
const rest = 1;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/**
 * Finished pages for readers without a session. A change drops what carries its tags, and a page whose
 * rendering began before the change is neither stored nor given to who came after it. What an addition concerns
 * is given on for a second at most, while one build of the next runs ahead of its readers.
 */
export class PageCache {
  private entries = new Map<string, Entry>();
  private running = new Map<string, { work: Making; answer: Promise<Answer> }>();
  private making = new Set<Making>();
  private queue = new Set<string>();
  private building = false;
  private bytes = 0;
  private readonly options: Required<Options>;

  constructor(options: Options = {}) {
    const finish = (rendered: Rendered) => rendered.headers;
    const usual = {
      finish,
      keep: store,
      now: () => performance.now(),
      maxBytes: 64 * 1024 * 1024,
      lateBy: 1_000,
      gather: 600,
    };
    this.options = { ...usual, freshFor: 60_000, staleFor: 600_000, ...options };
  }

  /** A page that is fresh, or may pass for it: no promise, the hot path. */
  fresh(key: string): Stored | null {
    const entry = this.entries.get(key);
    if (!entry || this.options.now() - entry.at > this.options.freshFor || this.isLate(entry)) return null;
    // Re-inserted, so that the first key of the map is the one not used for longest.
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.used = this.options.now();
    return entry.stored;
  }

  /** Whether a reader can be answered without rendering first. */
  holds(key: string) {
    const entry = this.entries.get(key);
    return entry !== undefined && !this.isLate(entry) && this.options.now() - entry.at <= this.options.staleFor;
  }

  /** A stored page, aged at most by time (it is rendered anew behind the reader's back), or one made now. */
  async get(key: string, tags: readonly string[], render: Render): Promise<Answer> {
    const fresh = this.fresh(key);
    if (fresh) return { kind: "stored", stored: fresh };
    const entry = this.entries.get(key);
    if (entry) entry.used = this.options.now();
    const made = this.orKept(key, this.once(key, tags, render));
    if (!entry || !this.holds(key)) return made;
    made.catch(() => undefined);
    return { kind: "stored", stored: entry.stored };
  }

  /** A page begun now, whatever is stored: for who has just written something and looks for it. */
  anew(key: string, tags: readonly string[], render: Render) {
    return this.orKept(key, this.begin(key, tags, render));
  }

  /** Of tags that end in `.new` something was added; of all others something has changed or gone. */
  dropTags(tags: readonly string[]) {
    const effect = effectOf(tags);
    const aged: [string, Entry][] = [];
    for (const [key, entry] of this.entries) {
      const { gone, late, records } = effect(entry.tags);
      if (gone || records.some((id) => entry.shown.has(id))) this.remove(key);
      else if (late) aged.push([key, entry]);
    }
    // What was asked for last is asked for most, and is built first.
    for (const [key, entry] of aged.reverse()) this.age(key, entry);
    for (const work of this.making) {
      const { gone, late, records } = effect(work.tags);
      work.overtaken ||= gone;
      work.gone.push(...records);
      if (late) work.old ??= this.options.now();
    }
    // Who comes from now on is given nothing that was begun before.
    for (const [key, { work }] of this.running) if (work.overtaken || work.gone.length > 0) this.running.delete(key);
  }

  flush() {
    for (const work of this.making) work.overtaken = true;
    this.entries.clear();
    this.running.clear();
    this.queue.clear();
    this.bytes = 0;
  }

  get size() {
    return { pages: this.entries.size, bytes: this.bytes };
  }

  private isLate({ old }: Work) {
    return old !== null && this.options.now() - old > this.options.lateBy;
  }

  // Better yesterday's page than none: what a change has dropped is not among the entries any more.
  private async orKept(key: string, made: Promise<Answer>): Promise<Answer> {
    const answer = await made.catch((error: unknown) => {
      if (this.entries.has(key)) return null;
      throw error;
    });
    const failed = answer === null || (answer.kind === "rendered" && answer.rendered.status >= 500);
    const kept = failed ? this.entries.get(key) : undefined;
    if (kept) return { kind: "stored", stored: kept.stored };
    return answer ?? made;
  }

  private age(key: string, entry: Entry) {
    entry.old ??= this.options.now();
    if (entry.used === null || this.options.now() - entry.used > wantedFor) return;
    this.queue.add(key);
    void this.build();
  }

  /** Makes anew what readers ask for, one page at a time. */
  private async build() {
    if (this.building) return;
    this.building = true;
    let rested = 0;
    for (const key of this.queue) {
      const aged = this.entries.get(key);
      if (aged) await pause(this.beginOf(aged, rested) - this.options.now());
      this.queue.delete(key);
      const entry = this.entries.get(key);
      if (!entry || entry.old === null) continue;
      const begun = this.options.now();
      await this.once(key, entry.tags, entry.render).catch(() => undefined);
      const done = this.options.now();
      rested = done + (done - begun) * rest;
    }
    this.building = false;
  }

  /** The longer a page takes, the less is gathered for it; and no rest is so long that its readers would have to wait. */
  private beginOf({ old, took }: Entry, rested: number) {
    if (old === null) return 0;
    const gathered = old + Math.max(0, this.options.gather - 3 * took);
    return Math.max(gathered, Math.min(rested, old + this.options.lateBy - 2 * took));
  }

  private once(key: string, tags: readonly string[], render: Render) {
    const running = this.running.get(key);
    return running && !this.isLate(running.work) ? running.answer : this.begin(key, tags, render);
  }

  private begin(key: string, tags: readonly string[], render: Render) {
    const work: Making = { tags, render, old: null, overtaken: false, gone: [] };
    this.making.add(work);
    const answer = this.make(key, work).finally(() => {
      this.making.delete(work);
      if (this.running.get(key)?.work === work) this.running.delete(key);
    });
    this.running.set(key, { work, answer });
    return answer;
  }

  private async make(key: string, work: Making): Promise<Answer> {
    const begun = this.options.now();
    const rendered = await work.render();
    const headers = this.options.finish(rendered, key);
    if (!mayBeStored(rendered)) {
      if (rendered.status < 500) this.remove(key);
      return { kind: "rendered", rendered: { ...rendered, headers } };
    }
    const stored = await this.options.keep(rendered, headers);
    const shown = recordsOf(rendered.body);
    if (!work.overtaken && !work.gone.some((id) => shown.has(id)))
      this.add(key, { stored, shown, took: this.options.now() - begun }, work);
    return { kind: "stored", stored };
  }

  private add(key: string, made: Made, { tags, render, old }: Making) {
    const now = this.options.now();
    const known = this.entries.get(key);
    // Another one, begun later, was quicker.
    if (old !== null && known?.old === null) return;
    const used = known?.used ?? null;
    const entry = { ...made, tags, render, old, used, at: now, bytes: sizeOf(key, made) };
    if (entry.bytes > this.options.maxBytes / 4) return;
    this.remove(key);
    this.entries.set(key, entry);
    this.bytes += entry.bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.options.maxBytes) break;
      this.remove(oldest);
    }
    if (old !== null) this.age(key, entry);
  }

  private remove(key: string) {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}

/** What is packed later counts as a fourth of the text: JSON comes to less. */
function sizeOf(key: string, { stored: { identity, gzip, br }, shown }: Made) {
  const packed = [gzip, br].reduce((sum, body) => sum + (body?.length ?? identity.length / 4), 0);
  return key.length * 2 + identity.length + packed + shown.size * 100 + 2_000;
}
