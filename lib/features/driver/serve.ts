import { bind } from "@/lib/http/serve";
import { driverCalls } from "./calls";
import { changeDriver, createDriver, deleteDriver } from "./commands";
import { listDrivers } from "./queries";

export const driverRoutes = bind(driverCalls, {
  list: ({ viewer }) => listDrivers(viewer),
  create: ({ viewer, body }) => createDriver(viewer, body),
  change: ({ viewer, params, body }) => changeDriver(viewer, params.id, body),
  delete: ({ viewer, params }) => deleteDriver(viewer, params.id),
});
