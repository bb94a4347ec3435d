import { onChanged } from "@/lib/cache/tags";
import { unavailable } from "@/lib/errors";
import { log } from "@/lib/log";
import { isStopping, onStopping } from "@/lib/stopping";
import { eventOfTag, type LiveEvent } from "./event";
import { eventsAfter, latestEventId } from "./log";

/** Where frames go. `waiting`: bytes that the reader has not taken yet. */
export type Sink = { write: (text: string) => void; end: () => void; waiting: () => number };

/** `session`: whose right to hear is looked at again while the stream is open, and what it rested on. */
export type Listener = {
  reader: string;
  topics: ReadonlySet<string>;
  session: { id: string; mark: string } | null;
  /** The topic that ends the stream: its link opens nothing any more. */
  endsWith?: string;
};

type Stream = Listener & { sink: Sink; until: number; held: LiveEvent[] | null };

type Options = {
  /** What the rights of open sessions rest on now, by id; one that has ended is missing. */
  marksOf: (sessions: string[]) => Promise<ReadonlyMap<string, string>>;
  beat?: number;
  perReader?: number;
  most?: number;
};

const beat = 15_000;
/** A stream ends by itself then: its reader comes back and proves anew who it is. */
const lifetime = 30 * 60_000;
const linkLifetime = 5 * 60_000;
const remembered = 2_000;
/** A reader that takes nothing is cut off and resumes later. */
const patience = 64 * 1024;

const frameOf = ({ id, noun, record, version }: LiveEvent) =>
  `id: ${id}\nevent: change\ndata: ${JSON.stringify({ noun, id: record, version })}\n\n`;
const markFrame = (id: number) => `id: ${id}\n\n`;
const gapFrame = (id: number) => `id: ${id}\nevent: gap\ndata: {}\n\n`;
const retryFrame = (ms: number) => `retry: ${ms}\n\n`;

/**
 * The open streams of a process. Fed by the notices that clear the caches, its own at the commit and those of other
 * processes by LISTEN; what is no longer in memory is read from the log.
 */
export class LiveHub {
  private readonly streams = new Set<Stream>();
  private readonly readers = new Map<string, Set<Stream>>();
  /** By id, in the order in which they were told. */
  private readonly recent = new Map<number, LiveEvent>();
  private last: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private readonly options: Required<Options>;

  constructor(options: Options) {
    this.options = { beat, perReader: 1_000, most: 10_000, ...options };
    onChanged((tags) => {
      for (const tag of tags) {
        const event = eventOfTag(tag);
        if (event) this.deliver(event);
      }
    });
    onStopping(() => this.endAll());
  }

  get size() {
    return this.streams.size;
  }

  /** Opens a stream behind what its reader has heard already. Throws Unavailable. Returns what closes it. */
  open(listener: Listener, lastId: string | null, sink: Sink) {
    this.requireRoom();
    const now = Date.now();
    const until = now + (listener.session ? lifetime : linkLifetime);
    const stream: Stream = { ...listener, sink, until, held: [] };
    this.add(stream);
    this.begin(stream, lastId).catch((error: unknown) => {
      log.warn({ err: error }, "a stream could not begin");
      this.end(stream);
    });
    return () => this.remove(stream);
  }

  /** Throws Unavailable where no stream may be opened. */
  requireRoom() {
    if (isStopping()) throw unavailable(2);
    if (this.streams.size >= this.options.most) throw unavailable(30);
  }

  /** The frames that a reader missed, for who asks now and then in place of listening. */
  async missed(topics: ReadonlySet<string>, lastId: string | null) {
    const before = await this.latest();
    const events = lastId === null ? [] : await this.after(topics, lastId);
    if (events === null) return gapFrame(before);
    const [newest] = events.slice(-1);
    return events.map(frameOf).join("") + (newest ? "" : markFrame(before));
  }

  /** The line to PostgreSQL is up again: what was said meanwhile stands in the log. */
  async catchUp() {
    const { last } = this;
    if (last === null) {
      await this.latest();
      return;
    }
    const events = await eventsAfter(last, null);
    if (events === null) this.last = await latestEventId();
    for (const event of events ?? []) this.deliver(event);
    if (events === null) for (const { sink } of this.streams) sink.write(gapFrame(this.last ?? 0));
  }

  private async latest() {
    this.last ??= await latestEventId();
    return this.last;
  }

  private async after(topics: ReadonlySet<string>, lastId: string) {
    const id = /^\d{1,15}$/.test(lastId) ? Number(lastId) : Number.NaN;
    if (Number.isNaN(id)) return null;
    if (id === this.last) return [];
    if (!this.recent.has(id)) return eventsAfter(id, [...topics]);
    const told = [...this.recent.values()];
    return told.slice(told.findIndex((event) => event.id === id) + 1).filter((event) => concerns(topics, event));
  }

  private async begin(stream: Stream, lastId: string | null) {
    const latest = await this.latest();
    const events = lastId === null ? [] : await this.after(stream.topics, lastId);
    if (!this.streams.has(stream)) return;
    const { sink } = stream;
    sink.write(retryFrame(3_000));
    if (events === null) sink.write(gapFrame(latest));
    else sink.write(events.map(frameOf).join("") || markFrame(latest));
    const known = new Set(events?.map(({ id }) => id));
    for (const event of stream.held ?? []) if (!known.has(event.id)) sink.write(frameOf(event));
    stream.held = null;
  }

  private deliver(event: LiveEvent) {
    if (this.recent.has(event.id)) return;
    this.recent.set(event.id, event);
    this.last = event.id;
    if (this.recent.size > remembered) this.recent.delete(this.recent.keys().next().value as number);
    const frame = frameOf(event);
    for (const stream of this.streams) {
      if (concerns(stream.topics, event)) this.send(stream, event, frame);
      if (stream.endsWith !== undefined && event.topics.includes(stream.endsWith)) this.end(stream);
    }
  }

  private send(stream: Stream, event: LiveEvent, frame: string) {
    if (stream.held) stream.held.push(event);
    else if (stream.sink.waiting() > patience) this.end(stream);
    else stream.sink.write(frame);
  }

  private add(stream: Stream) {
    const own = this.readers.get(stream.reader) ?? new Set();
    this.readers.set(stream.reader, own);
    const [oldest] = own;
    if (oldest && own.size >= this.options.perReader) {
      oldest.sink.write(retryFrame(30_000));
      this.end(oldest);
    }
    own.add(stream);
    this.readers.set(stream.reader, own);
    this.streams.add(stream);
    this.timer ??= setInterval(() => this.sweep(), this.options.beat).unref();
  }

  private remove(stream: Stream) {
    this.streams.delete(stream);
    const own = this.readers.get(stream.reader);
    own?.delete(stream);
    if (own?.size === 0) this.readers.delete(stream.reader);
    if (this.streams.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private end(stream: Stream) {
    this.remove(stream);
    stream.sink.end();
  }

  private endAll() {
    for (const stream of [...this.streams]) {
      // Not all at once to the process that takes over.
      stream.sink.write(retryFrame(1_000 + Math.round(Math.random() * 3_000)));
      this.end(stream);
    }
  }

  /** The heartbeat; whose session has ended or whose rights have changed is let go. */
  private async sweep() {
    const now = Date.now();
    for (const stream of [...this.streams]) {
      if (stream.until < now || stream.sink.waiting() > patience) this.end(stream);
      else stream.sink.write(": beat\n\n");
    }
    const held = [...this.streams].filter(({ session }) => session !== null);
    const ids = [...new Set(held.map(({ session }) => session?.id as string))];
    if (ids.length === 0) return;
    const marks = await this.options.marksOf(ids).catch((error: unknown) => {
      log.warn({ err: error }, "open streams were not looked at");
      return null;
    });
    if (marks === null) return;
    for (const stream of held) {
      if (stream.session && marks.get(stream.session.id) !== stream.session.mark) this.end(stream);
    }
  }
}

const concerns = (topics: ReadonlySet<string>, event: LiveEvent) => event.topics.some((topic) => topics.has(topic));
