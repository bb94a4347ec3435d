import { bind } from "@/lib/http/serve";
import { drivinghoursCalls } from "./calls";
import { checkHours } from "./queries/check";

export const drivinghoursRoutes = bind(drivinghoursCalls, {
  check: ({ viewer, body }) => checkHours(viewer, body),
});
