import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveNews } from "./live-frames";

type Stream = {
  token?: string;
  since: number | null;
  onNews: (news: LiveNews) => void;
  onLive: (live: boolean) => void;
};
const streams: Stream[] = [];
const stop = vi.fn();
vi.mock("./live-stream", () => ({
  openLiveStream: (options: Stream) => {
    streams.push(options);
    return stop;
  },
}));

/** Who holds a lock, and who waits for it, as the tabs of one browser do. */
class Locks {
  private readonly queue: (() => Promise<void>)[] = [];
  private holder: { promise: Promise<void>; lose: () => void } | null = null;

  request(_name: string, options: { steal?: boolean; signal?: AbortSignal }, hold: () => Promise<void>) {
    return new Promise<void>((resolve, reject) => {
      const begin = async () => {
        const held = { promise: hold(), lose: () => reject(new Error("stolen")) };
        this.holder = held;
        await held.promise;
        if (this.holder === held) this.next();
        resolve();
      };
      if (options.steal) {
        this.holder?.lose();
        void begin();
      } else if (this.holder) this.queue.push(begin);
      else void begin();
    });
  }

  private next() {
    this.holder = null;
    void this.queue.shift()?.();
  }
}

/** A tab: its own copy of the module, beside the others' in one browser. */
async function openTab() {
  vi.resetModules();
  return (await import("./live")).watchLive;
}

const news = (id: number): LiveNews => ({ id, noun: "offer", record: `r${id}` });
const settle = () => vi.advanceTimersByTimeAsync(1_100);
const listener = () => {
  const heard: (number | "gap")[] = [];
  return { heard, onNews: (one: LiveNews) => void heard.push(one === "gap" ? one : one.id) };
};

beforeEach(() => {
  vi.useFakeTimers();
  streams.splice(0);
  stop.mockClear();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { locks: new Locks() });
});

describe("what a browser hears", () => {
  it("a part that listens later hears what came since its page was made, and nothing older", async () => {
    const watchLive = await openTab();
    const first = listener();
    const ends = [watchLive({ since: 5 }, first)];
    await settle();
    expect(streams).toMatchObject([{ since: 5 }]);
    for (const id of [6, 7, 8]) streams[0]?.onNews(news(id));
    const [later, kept, now] = [listener(), listener(), listener()];
    ends.push(watchLive({ since: 7 }, later), watchLive({ since: 5 }, kept), watchLive({ since: null }, now));
    streams[0]?.onNews(news(9));
    expect([first.heard, later.heard, kept.heard, now.heard]).toEqual([[6, 7, 8, 9], [8, 9], [6, 7, 8, 9], [9]]);
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(4_000);
  });

  it("begins where the page stands, though a part that hears from now on was there first", async () => {
    const watchLive = await openTab();
    const [now, page, header] = [listener(), listener(), listener()];
    const ends = [watchLive({ since: null }, now), watchLive({ since: 9 }, page), watchLive({ since: 7 }, header)];
    await settle();
    expect(streams).toMatchObject([{ since: 7 }]);
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(4_000);
  });

  it("one tab holds the connection, the others hear by it; what is told twice is heard once", async () => {
    const tabs = [await openTab(), await openTab()];
    const parts = tabs.map((watchLive) => {
      const part = listener();
      return { ...part, end: watchLive({ since: 1 }, part) };
    });
    await settle();
    expect(streams).toHaveLength(1);
    streams[0]?.onNews(news(2));
    streams[0]?.onNews(news(2));
    await vi.waitFor(() => expect(parts.map(({ heard }) => heard)).toEqual([[2], [2]]));
    for (const { end } of parts) end();
    await vi.advanceTimersByTimeAsync(4_000);
  });

  it("the next tab takes over where the leader is closed", async () => {
    const [first, second] = [await openTab(), await openTab()];
    const part = listener();
    const close = first({ since: 1 }, listener());
    const end = second({ since: 1 }, part);
    await settle();
    expect(streams).toHaveLength(1);
    close();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(stop).toHaveBeenCalledOnce();
    expect(streams).toHaveLength(2);
    streams[1]?.onNews(news(2));
    expect(part.heard).toEqual([2]);
    end();
    await vi.advanceTimersByTimeAsync(4_000);
  });

  it("a tab that was put to sleep loses the connection to one that is awake", async () => {
    const [asleep, awake] = [await openTab(), await openTab()];
    const part = listener();
    const ends = [asleep({ since: 1 }, listener()), awake({ since: 1 }, part)];
    await settle();
    for (let s = 0; s < 80 && streams.length < 2; s += 1) await vi.advanceTimersByTimeAsync(1_000);
    expect(stop).toHaveBeenCalledOnce();
    streams[1]?.onNews(news(3));
    expect(part.heard).toEqual([3]);
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(4_000);
  });

  it("a tab that begins to listen late hears what was told to the others while its page loaded", async () => {
    const [first, second] = [await openTab(), await openTab()];
    const ends = [first({ since: 5 }, listener())];
    await settle();
    for (const id of [6, 7]) streams[0]?.onNews(news(id));
    const [late, now] = [listener(), listener()];
    ends.push(second({ since: 6 }, late), second({ since: null }, now));
    await vi.waitFor(() => expect(late.heard).toEqual([7]));
    streams[0]?.onNews(news(8));
    await vi.waitFor(() => expect(late.heard).toEqual([7, 8]));
    expect(streams).toHaveLength(1);
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(4_000);
  });

  it("a page that is older than the connection has it begin anew where that page stands, whichever tab shows it", async () => {
    const [first, second] = [await openTab(), await openTab()];
    const ends = [first({ since: null }, listener())];
    await settle();
    ends.push(first({ since: 8 }, listener()));
    expect(streams.map(({ since }) => since)).toEqual([null, 8]);
    const old = listener();
    ends.push(second({ since: 4 }, old));
    await vi.waitFor(() => expect(streams.map(({ since }) => since)).toEqual([null, 8, 4]));
    expect(stop).toHaveBeenCalledTimes(2);
    for (const id of [5, 9]) streams[2]?.onNews(news(id));
    await vi.waitFor(() => expect(old.heard).toEqual([5, 9]));
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(4_000);
  });

  it("the connection begins where the oldest page stands, whichever tab takes it", async () => {
    const [first, second] = [await openTab(), await openTab()];
    const ends = [second({ since: 6 }, listener()), first({ since: 5 }, listener())];
    await settle();
    await vi.waitFor(() => expect(streams.map(({ since }) => since)).toEqual([6, 5]));
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(4_000);
  });

  it("who takes over goes on behind what it has heard, not where its page stands", async () => {
    const [first, second] = [await openTab(), await openTab()];
    const part = listener();
    const close = first({ since: 1 }, listener());
    const end = second({ since: 1 }, part);
    await settle();
    for (const id of [2, 3]) streams[0]?.onNews(news(id));
    await vi.waitFor(() => expect(part.heard).toEqual([2, 3]));
    close();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(streams.map(({ since }) => since)).toEqual([1, 3]);
    end();
    await vi.advanceTimersByTimeAsync(4_000);
  });
});
