import { bind } from "@/lib/http/serve";
import { returnlegCalls } from "./calls";
import { dropReturn, publishReturn } from "./commands/publish";
import { setReturns } from "./commands/setting";
import { listReturns, readSetting } from "./queries";

export const returnlegRoutes = bind(returnlegCalls, {
  list: ({ viewer, query }) => listReturns(viewer, query),
  publish: ({ viewer, params }) => publishReturn(viewer, params.id),
  drop: ({ viewer, params }) => dropReturn(viewer, params.id),
  setting: ({ viewer }) => readSetting(viewer),
  set: ({ viewer, body }) => setReturns(viewer, body),
});
