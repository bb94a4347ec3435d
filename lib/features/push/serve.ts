import { bind } from "@/lib/http/serve";
import { pushCalls } from "./calls";
import { subscribe, unsubscribe } from "./commands/subscribe";
import { pushOf } from "./queries/own";

export const pushRoutes = bind(pushCalls, {
  read: ({ viewer }) => pushOf(viewer),
  subscribe: ({ viewer, body }) => subscribe(viewer, body),
  unsubscribe: ({ viewer }) => unsubscribe(viewer),
});
