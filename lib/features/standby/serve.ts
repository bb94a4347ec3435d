import { bind } from "@/lib/http/serve";
import { standbyCalls } from "./calls";
import { changeStandby } from "./commands/change";
import { readGaps } from "./queries/gaps";
import { readStandby } from "./queries/plan";

export const standbyRoutes = bind(standbyCalls, {
  read: ({ viewer, params, query }) => readStandby(viewer, params.id, query),
  change: ({ viewer, params, body }) => changeStandby(viewer, params.id, body),
  gaps: ({ viewer }) => readGaps(viewer),
});
