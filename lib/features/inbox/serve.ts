import { bind } from "@/lib/http/serve";
import { inboxCalls } from "./calls";
import { changeItem, readUpTo } from "./commands/change";
import { countInbox } from "./queries/count";
import { listInbox } from "./queries/list";

export const inboxRoutes = bind(inboxCalls, {
  list: ({ viewer, query }) => listInbox(viewer, query),
  count: ({ viewer }) => countInbox(viewer),
  read: ({ viewer, body }) => readUpTo(viewer, body.id),
  change: ({ viewer, params, body }) => changeItem(viewer, params.id, body),
});
