import { bind } from "@/lib/http/serve";
import { fitCalls } from "./calls";
import { askBus } from "./commands/ask";
import { switchNotice } from "./commands/switch-notice";
import { listGaps } from "./queries/gaps";
import { listCompanyFits, listFits, listPassing } from "./queries/list";

export const fitRoutes = bind(fitCalls, {
  ofRequest: ({ viewer, params, query, token }) => listFits(viewer, { id: params.id, token }, query),
  passing: ({ viewer, params, body }) => listPassing(viewer, { id: params.id, token: null, ...body }),
  ask: ({ viewer, params, body, token }) => askBus(viewer, { id: params.id, token, ...body }),
  notice: ({ viewer, params, body, token }) => switchNotice(viewer, { id: params.id, token, ...body }),
  ofCompany: ({ viewer, params, query }) => listCompanyFits(viewer, params.id, query),
  gaps: ({ viewer, params, query }) => listGaps(viewer, params.id, query),
});
