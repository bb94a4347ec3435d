import { bind } from "@/lib/http/serve";
import { companyCalls } from "./calls";
import { changeCompany } from "./commands/change";
import { createCompany } from "./commands/create";
import { deleteCompany } from "./commands/delete";
import { countRegistered } from "./queries/count";
import { listCompanies } from "./queries/list";
import { ownCompanies } from "./queries/own";
import { getCompany } from "./queries/profile";

export const companyRoutes = bind(companyCalls, {
  list: ({ viewer, query }) => listCompanies(viewer, query),
  listRegistered: ({ viewer, query }) => listCompanies(viewer, { ...query, registered: true }),
  countRegistered: ({ viewer, query }) => countRegistered(viewer, query.filter),
  create: ({ viewer, body }) => createCompany(viewer, body),
  read: ({ viewer, params }) => getCompany(viewer, params.id),
  change: ({ viewer, params, body }) => changeCompany(viewer, params.id, body),
  delete: ({ viewer, params }) => deleteCompany(viewer, params.id),
  own: ({ viewer }) => ownCompanies(viewer),
});
