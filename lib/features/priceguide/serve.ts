import { bind } from "@/lib/http/serve";
import { priceguideCalls } from "./calls";
import { askPriceGuide } from "./queries/guide";

export const priceguideRoutes = bind(priceguideCalls, {
  ask: ({ body }) => askPriceGuide(body),
});
