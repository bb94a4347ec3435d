import { bind } from "@/lib/http/serve";
import { priceguideCalls } from "./calls";
import { changePricing } from "./commands/pricing";
import { askPriceGuide } from "./queries/guide";
import { readPricing } from "./queries/pricing";

export const priceguideRoutes = bind(priceguideCalls, {
  ask: ({ body }) => askPriceGuide(body),
  readPricing: ({ viewer, params }) => readPricing(viewer, params.id),
  changePricing: ({ viewer, params, body }) => changePricing(viewer, params.id, body),
});
