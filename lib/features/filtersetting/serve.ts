import { bind } from "@/lib/http/serve";
import { filtersettingCalls } from "./calls";
import { changeFilterSettings } from "./commands/change";
import { markRequest } from "./commands/mark";
import { noteNearSeen } from "./commands/seen";
import { matchedRequests, nearMap } from "./queries/near";
import { previewFilterSettings } from "./queries/preview";
import { getFilterSettings } from "./queries/settings";

export const filtersettingRoutes = bind(filtersettingCalls, {
  read: ({ viewer, params }) => getFilterSettings(viewer, params.id),
  change: ({ viewer, params, body }) => changeFilterSettings(viewer, params.id, body),
  preview: ({ viewer, params, query, body }) => previewFilterSettings(viewer, params.id, body, query.lng),
  near: ({ viewer, params, query }) => matchedRequests(viewer, params.id, query),
  map: ({ viewer, params, query }) => nearMap(viewer, params.id, query),
  mark: ({ viewer, params, body }) => markRequest(viewer, params.id, body),
  noteSeen: ({ viewer, body }) => noteNearSeen(viewer, body.at),
});
