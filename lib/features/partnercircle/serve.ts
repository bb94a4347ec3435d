import { openBusRequest } from "@/lib/features/busrequest/commands/open";
import { bind } from "@/lib/http/serve";
import { partnercircleCalls } from "./calls";
import { changeCircle, createCircle, deleteCircle } from "./commands";
import { listCircles, listReaders } from "./queries";

export const partnercircleRoutes = bind(partnercircleCalls, {
  list: async ({ viewer }) => {
    const rows = await listCircles(viewer);
    return { rows, total: rows.length };
  },
  create: ({ viewer, body }) => createCircle(viewer, body),
  change: ({ viewer, params, body }) => changeCircle(viewer, params.id, body),
  delete: ({ viewer, params }) => deleteCircle(viewer, params.id),
  readers: async ({ viewer, params }) => {
    const rows = await listReaders(viewer, params.id);
    return { rows, total: rows.length };
  },
  open: ({ viewer, params }) => openBusRequest(viewer, params.id),
});
