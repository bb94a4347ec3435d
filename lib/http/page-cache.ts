import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Rendered = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** SHA-256 of the inline scripts that the renderer itself has written, in base64. */
  hashes?: readonly string[];
};

export type Stored = {
  etag: string;
  headers: Record<string, string | string[]>;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
};

export type Answer = { kind: "stored"; stored: Stored } | { kind: "rendered"; rendered: Rendered };

type Entry = { stored: Stored; tags: readonly string[]; at: number; bytes: number };

type Options = {
  /** Finishes headers before a page is stored (content security policy, caching). */
  finish?: (rendered: Rendered, key: string) => Record<string, string | string[]>;
  now?: () => number;
  maxBytes?: number;
  freshFor?: number;
  staleFor?: number;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function store(rendered: Rendered, headers: Stored["headers"]): Promise<Stored> {
  const [br, zipped] = await Promise.all([brotli(rendered.body, quality), zip(rendered.body)]);
  const etag = `W/"${createHash("sha256").update(rendered.body).digest("base64url").slice(0, 27)}"`;
  return { etag, headers, identity: rendered.body, gzip: zipped, br };
}

const mayBeStored = (rendered: Rendered) => rendered.status === 200 && rendered.headers["set-cookie"] === undefined;

/**
 * Finished pages for readers without a session. A change drops what carries its tags, and a page whose
 * rendering began before the change is neither stored nor given to who came after it.
 */
export class PageCache {
  private entries = new Map<string, Entry>();
  private running = new Map<string, { tags: readonly string[]; answer: Promise<Answer> }>();
  private dropped = new Map<string, number>();
  private sequence = 0;
  private flushedAt = 0;
  private bytes = 0;
  private readonly options: Required<Options>;

  constructor(options: Options = {}) {
    const usual = { finish: (rendered: Rendered) => rendered.headers, now: Date.now, maxBytes: 64 * 1024 * 1024 };
    this.options = { ...usual, freshFor: 60_000, staleFor: 600_000, ...options };
  }

  /** A page that is fresh: no promise, the hot path. */
  fresh(key: string): Stored | null {
    const entry = this.entries.get(key);
    if (!entry || this.options.now() - entry.at > this.options.freshFor) return null;
    // Re-inserted, so that the first key of the map is the one not used for longest.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.stored;
  }

  /** Whether a reader can be answered without rendering first. */
  holds(key: string) {
    const entry = this.entries.get(key);
    return entry !== undefined && this.options.now() - entry.at <= this.options.staleFor;
  }

  /** A stored page, aged at most by time (it is rendered anew behind the reader's back), or one made now. */
  async get(key: string, tags: readonly string[], render: () => Promise<Rendered>): Promise<Answer> {
    const fresh = this.fresh(key);
    if (fresh) return { kind: "stored", stored: fresh };
    const entry = this.entries.get(key);
    const made = this.once(key, tags, render).then((answer) => {
      // Better yesterday's page than none: what a change has dropped is not among the entries any more.
      const failed = answer.kind === "rendered" && answer.rendered.status >= 500;
      const kept = failed ? this.entries.get(key) : undefined;
      return kept ? ({ kind: "stored", stored: kept.stored } as const) : answer;
    });
    if (!entry || this.options.now() - entry.at > this.options.staleFor) return made;
    made.catch(() => undefined);
    return { kind: "stored", stored: entry.stored };
  }

  dropTags(tags: readonly string[]) {
    this.sequence += 1;
    for (const tag of tags) this.dropped.set(tag, this.sequence);
    const holdsAny = (held: readonly string[]) => held.some((tag) => tags.includes(tag));
    for (const [key, entry] of this.entries) if (holdsAny(entry.tags)) this.remove(key);
    for (const [key, work] of this.running) if (holdsAny(work.tags)) this.running.delete(key);
  }

  flush() {
    this.sequence += 1;
    this.flushedAt = this.sequence;
    this.entries.clear();
    this.running.clear();
    this.bytes = 0;
  }

  get size() {
    return { pages: this.entries.size, bytes: this.bytes };
  }

  private once(key: string, tags: readonly string[], render: () => Promise<Rendered>) {
    const running = this.running.get(key);
    if (running) return running.answer;
    const answer = this.make(key, tags, render).finally(() => {
      if (this.running.get(key)?.answer === answer) this.running.delete(key);
    });
    this.running.set(key, { tags, answer });
    return answer;
  }

  private async make(key: string, tags: readonly string[], render: () => Promise<Rendered>): Promise<Answer> {
    const begun = this.sequence;
    const rendered = await render();
    const headers = this.options.finish(rendered, key);
    if (!mayBeStored(rendered)) {
      if (rendered.status < 500) this.remove(key);
      return { kind: "rendered", rendered: { ...rendered, headers } };
    }
    const stored = await store(rendered, headers);
    const overtaken = this.flushedAt > begun || tags.some((tag) => (this.dropped.get(tag) ?? 0) > begun);
    if (!overtaken) this.add(key, { stored, tags, at: this.options.now(), bytes: sizeOf(key, stored) });
    return { kind: "stored", stored };
  }

  private add(key: string, entry: Entry) {
    if (entry.bytes > this.options.maxBytes / 4) return;
    this.remove(key);
    this.entries.set(key, entry);
    this.bytes += entry.bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.options.maxBytes) break;
      this.remove(oldest);
    }
  }

  private remove(key: string) {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}

const sizeOf = (key: string, stored: Stored) =>
  key.length * 2 + stored.identity.length + stored.gzip.length + stored.br.length + 2_000;
