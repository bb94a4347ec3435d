import { bind } from "@/lib/http/serve";
import { driverCalls } from "./calls";
import { assignTrip } from "./commands/assign";
import { changeDriver, createDriver, deleteDriver } from "./commands/drivers";
import { openLink, revokeLink } from "./commands/link";
import { planPause } from "./commands/pause";
import { tellPosition, tellProgress } from "./commands/progress";
import { readAssignment } from "./queries/assignment";
import { listDrivers } from "./queries/list";

export const driverRoutes = bind(driverCalls, {
  list: ({ viewer }) => listDrivers(viewer),
  create: ({ viewer, body }) => createDriver(viewer, body),
  change: ({ viewer, params, body }) => changeDriver(viewer, params.id, body),
  delete: ({ viewer, params }) => deleteDriver(viewer, params.id),
  assignment: ({ viewer, params }) => readAssignment(viewer, params.id),
  assign: ({ viewer, params, body }) => assignTrip(viewer, params.id, body),
  planPause: ({ viewer, params, body }) => planPause(viewer, params.id, body),
  openLink: ({ viewer, params }) => openLink(viewer, params),
  revokeLink: ({ viewer, params }) => revokeLink(viewer, params),
  progress: ({ viewer, params, token, body }) => tellProgress(viewer, { id: params.id, token, input: body }),
  position: ({ viewer, params, token, body }) =>
    tellPosition(viewer, { id: params.id, token, position: body.position }),
});
