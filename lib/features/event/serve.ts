import { EventStream, eventFrames } from "@/lib/http/event-stream";
import { bind } from "@/lib/http/serve";
import { eventCalls } from "./calls";
import { listenerOf, liveHub } from "./queries";

export const eventRoutes = bind(eventCalls, {
  hear: async ({ viewer, token, query, request }) => {
    const listener = await listenerOf(viewer, token);
    const lastId = request.headers.get("last-event-id") ?? query.since ?? null;
    if (query.once) return eventFrames(await liveHub().missed(listener.topics, lastId));
    liveHub().requireRoom();
    return new EventStream((sink) => liveHub().open(listener, lastId, sink));
  },
});
