import { bind } from "@/lib/http/serve";
import { drivinghoursCalls } from "./calls";
import { checkHours } from "./queries";

export const drivinghoursRoutes = bind(drivinghoursCalls, {
  check: ({ body }) => checkHours(body),
});
