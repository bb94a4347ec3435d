import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveNews } from "./live-frames";
import { openLiveStream } from "./live-stream";

type Asked = { url: string; lastId?: string; token?: string; signal: AbortSignal };
const asked: Asked[] = [];
/** What the server does with the next connection; the last one stays. */
let answers: ((asked: Asked) => Promise<Response>)[] = [];
let wake = () => {};
const page = { hidden: false };

const frame = (id: number) =>
  `id: ${id}\nevent: change\ndata: ${JSON.stringify({ noun: "offer", id: `r${id}`, version: 1 })}\n\n`;

/** A stream that says so much and is cut. */
const cutAfter = (text: string) => async () => new Response(text, { status: 200 });
/** One that says so much and stays open without a word. */
const openAfter =
  (text: string) =>
  async ({ signal }: Asked) => {
    const body = new ReadableStream<Uint8Array>({
      start(control) {
        if (text) control.enqueue(new TextEncoder().encode(text));
        signal.addEventListener("abort", () => control.error(new Error("aborted")));
      },
    });
    return new Response(body, { status: 200 });
  };
const unreachable = async () => Promise.reject(new TypeError("offline"));

function open() {
  const heard: (number | "gap")[] = [];
  const live: boolean[] = [];
  const stop = openLiveStream({
    since: 4,
    onNews: (news: LiveNews) => heard.push(news === "gap" ? news : news.id),
    onPulse: () => undefined,
    onLive: (on) => void (live.at(-1) === on || live.push(on)),
  });
  return { heard, live, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.splice(0);
  page.hidden = false;
  vi.stubGlobal("document", {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_name: string, take: () => void) => {
      wake = take;
    },
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal(
    "fetch",
    (url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      const one = { url, lastId: headers["last-event-id"], token: headers["x-request-token"], signal };
      asked.push(one);
      return (answers.length > 1 ? answers.shift() : answers[0])?.(one);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the connection for news", () => {
  it("is taken up where it was cut, as often as it is cut", async () => {
    answers = [cutAfter(frame(5)), cutAfter(frame(6)), cutAfter(frame(7)), openAfter("")];
    const { heard, stop } = open();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(heard).toEqual([5, 6, 7]);
    expect(asked.map(({ lastId }) => lastId)).toEqual(["4", "5", "6", "7"]);
    stop();
  });

  it("is taken up again all through an hour in which it is cut every three seconds", async () => {
    let id = 4;
    let held = 0;
    let most = 0;
    answers = [
      async () => {
        held += 1;
        most = Math.max(most, held);
        id += 1;
        const text = frame(id);
        const body = new ReadableStream<Uint8Array>({
          start(control) {
            control.enqueue(new TextEncoder().encode(text));
            setTimeout(() => {
              held -= 1;
              control.close();
            }, 3_000);
          },
        });
        return new Response(body, { status: 200 });
      },
    ];
    const { heard, live, stop } = open();
    await vi.advanceTimersByTimeAsync(3_600_000);
    stop();
    expect(heard.length).toBeGreaterThan(500);
    expect(heard).toEqual(heard.map((_, at) => at + 5));
    expect(asked.map(({ lastId }) => Number(lastId))).toEqual(asked.map((_, at) => at + 4));
    expect([most, live]).toEqual([1, [true]]);
  });

  it("where none gets through it asks every half minute, and says so until one does", async () => {
    answers = [unreachable];
    const { heard, live, stop } = open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live).toEqual([false]);
    expect(asked.at(-1)?.url).toBe("/api/events?once=1");
    const before = asked.length;
    answers = [openAfter(frame(5))];
    await vi.advanceTimersByTimeAsync(31_000);
    expect(asked.length).toBeGreaterThan(before);
    expect([heard, live]).toEqual([[5], [false, true]]);
    stop();
  });

  it("a phone that wakes waits for no time-out: what was silent for long is opened anew at once", async () => {
    answers = [openAfter(frame(5)), openAfter(frame(6))];
    const { heard, stop } = open();
    await vi.advanceTimersByTimeAsync(1_000);
    page.hidden = true;
    wake();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(25_000);
    page.hidden = false;
    wake();
    await vi.advanceTimersByTimeAsync(3_100);
    expect(heard).toEqual([5, 6]);
    expect(asked[1]?.lastId).toBe("5");
    stop();
  });

  it("ends where the session or the link has, and when it is stopped", async () => {
    answers = [async () => new Response("", { status: 401 })];
    open();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
    answers = [openAfter("")];
    const { stop } = open();
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.signal.aborted).toBe(true);
  });
});
