import { bind } from "@/lib/http/serve";
import { fitCalls } from "./calls";
import { listCompanyFits, listFits } from "./queries/list";

export const fitRoutes = bind(fitCalls, {
  ofRequest: ({ viewer, params, query, token }) => listFits(viewer, { id: params.id, token }, query),
  ofCompany: ({ viewer, params, query }) => listCompanyFits(viewer, params.id, query),
});
