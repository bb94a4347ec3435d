import { bind } from "@/lib/http/serve";
import { healthCalls } from "./calls";
import { requireReady } from "./queries";

export const healthRoutes = bind(healthCalls, {
  alive: async () => ({ healthy: true as const }),
  ready: () => requireReady(),
});
