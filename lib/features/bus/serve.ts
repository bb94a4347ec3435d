import { bind } from "@/lib/http/serve";
import { busCalls } from "./calls";
import { changeBus } from "./commands/change";
import { createBus } from "./commands/create";
import { deleteBus } from "./commands/delete";
import { getAnyBus, listAllBuses } from "./queries/admin";
import { listBuses } from "./queries/list";
import { listOverlaps } from "./queries/overlaps";
import { qrFile } from "./queries/qr";

export const busRoutes = bind(busCalls, {
  create: ({ viewer, body }) => createBus(viewer, body),
  ofCompany: ({ viewer, params, query }) => listBuses(viewer, params.id, query),
  change: ({ viewer, params, body }) => changeBus(viewer, params.id, body),
  delete: ({ viewer, params }) => deleteBus(viewer, params.id),
  overlaps: ({ viewer, params, query }) => listOverlaps(viewer, params.id, query),
  qrSvg: ({ viewer, params, query }) =>
    qrFile(viewer, { id: params.id, kind: "svg", download: query.download !== undefined }),
  qrPng: ({ viewer, params, query }) =>
    qrFile(viewer, { id: params.id, kind: "png", download: query.download !== undefined }),
  listAll: ({ viewer, query }) => listAllBuses(viewer, query),
  readAny: ({ viewer, params }) => getAnyBus(viewer, params.id),
});
