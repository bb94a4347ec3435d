import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { eventQuery } from "./schema";

export const eventCalls = {
  hear: call.get("/events", {
    summary:
      "What changes, as server-sent events: `id`, `event: change` with noun, id and version, `event: gap` where too much was missed",
    rule: rules["event.hear"],
    query: eventQuery,
    givesFile: "text/event-stream",
    errors: [404],
    link: true,
    // A stream that is cut every three seconds opens a hundred times, in each of thirty tabs.
    limit: { name: "events", points: 3_000, seconds: 300 },
  }),
};
