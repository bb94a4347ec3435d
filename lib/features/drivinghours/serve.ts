import { checkDrivingHours } from "@/lib/drivinghours/check";
import { bind } from "@/lib/http/serve";
import { drivinghoursCalls } from "./calls";

export const drivinghoursRoutes = bind(drivinghoursCalls, {
  check: async ({ body }) => checkDrivingHours(body),
});
