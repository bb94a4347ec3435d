import { bind } from "@/lib/http/serve";
import { offertemplateCalls } from "./calls";
import { changeTemplate, createTemplate, deleteTemplate } from "./commands";
import { listTemplates } from "./queries";

export const offertemplateRoutes = bind(offertemplateCalls, {
  list: async ({ viewer }) => {
    const rows = await listTemplates(viewer);
    return { rows, total: rows.length };
  },
  create: ({ viewer, body }) => createTemplate(viewer, body),
  change: ({ viewer, params, body }) => changeTemplate(viewer, params.id, body),
  delete: ({ viewer, params }) => deleteTemplate(viewer, params.id),
});
