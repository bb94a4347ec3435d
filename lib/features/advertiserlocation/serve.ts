import { bind } from "@/lib/http/serve";
import { advertiserlocationCalls } from "./calls";
import { changeLocation } from "./commands/change";
import { createLocation } from "./commands/create";
import { deleteLocation } from "./commands/delete";
import { listActiveNear } from "./queries/list";
import { listOwnLocations } from "./queries/own";

export const advertiserlocationRoutes = bind(advertiserlocationCalls, {
  list: ({ viewer, query }) => listOwnLocations(viewer, query),
  create: ({ viewer, body }) => createLocation(viewer, body),
  change: ({ viewer, params, body }) => changeLocation(viewer, params.id, body),
  delete: ({ viewer, params }) => deleteLocation(viewer, params.id),
  near: ({ viewer, body }) => listActiveNear(viewer, body),
});
