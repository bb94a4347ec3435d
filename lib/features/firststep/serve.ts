import { bind } from "@/lib/http/serve";
import { firststepCalls } from "./calls";
import { putFirstStepsAway } from "./commands";
import { firstStepsOf } from "./queries";

export const firststepRoutes = bind(firststepCalls, {
  list: ({ viewer }) => firstStepsOf(viewer),
  putAway: ({ viewer }) => putFirstStepsAway(viewer),
});
