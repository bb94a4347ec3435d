import { bind } from "@/lib/http/serve";
import { standbyCalls } from "./calls";
import { changeStandby } from "./commands/change";
import { addSeries, endSeries } from "./commands/series";
import { readGaps } from "./queries/gaps";
import { readStandby } from "./queries/plan";

export const standbyRoutes = bind(standbyCalls, {
  read: ({ viewer, params, query }) => readStandby(viewer, params.id, query),
  change: ({ viewer, params, body }) => changeStandby(viewer, params.id, body),
  addSeries: ({ viewer, params, body }) => addSeries(viewer, params.id, body),
  endSeries: ({ viewer, params, query }) => endSeries(viewer, params, query.from),
  gaps: ({ viewer }) => readGaps(viewer),
});
