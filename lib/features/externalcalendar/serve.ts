import { bind } from "@/lib/http/serve";
import { externalcalendarCalls } from "./calls";
import { addExternal, changeExternal, removeExternal } from "./commands/change";
import { readExternal } from "./commands/read";
import { listExternal } from "./queries/list";

export const externalcalendarRoutes = bind(externalcalendarCalls, {
  list: ({ viewer, params }) => listExternal(viewer, params.id),
  add: ({ viewer, params, body }) => addExternal(viewer, params.id, body),
  change: ({ viewer, params, body }) => changeExternal(viewer, { company: params.id, id: params.calendar }, body),
  read: ({ viewer, params }) => readExternal(viewer, params.id, params.calendar),
  remove: ({ viewer, params }) => removeExternal(viewer, params.id, params.calendar),
});
