import type { Sink } from "@/lib/live/hub";

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  // No proxy may keep it, pack it or hold it back.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  "x-content-type-options": "nosniff",
};

/** Frames of server-sent events that are whole: the answer ends behind them. */
export const eventFrames = (text: string) => new Response(text, { headers });

/** An answer that stays open (server-sent events). `open` begins it and returns what is to be done once its reader has gone. */
export class EventStream {
  readonly headers: Record<string, string> = { ...headers };
  constructor(readonly open: (sink: Sink) => () => void) {}
}

/** As a Web answer, for Next's own server; the production front writes to the connection itself. */
export function toStreamResponse({ open, headers: sent }: EventStream) {
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      close = open({
        write: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
        waiting: () => 0,
      });
    },
    cancel: () => close(),
  });
  return new Response(body, { headers: sent });
}
