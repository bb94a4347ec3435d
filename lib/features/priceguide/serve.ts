import { bind } from "@/lib/http/serve";
import { priceguideCalls } from "./calls";
import { placesOfTrip, requirePlacesOnLand } from "@/lib/features/place/queries/land";
import { changePricing } from "./commands/pricing";
import { askPriceGuide } from "./queries/guide";
import { readPricing } from "./queries/pricing";

export const priceguideRoutes = bind(priceguideCalls, {
  ask: async ({ body }) => {
    await requirePlacesOnLand(placesOfTrip(body));
    return askPriceGuide(body);
  },
  readPricing: ({ viewer, params }) => readPricing(viewer, params.id),
  changePricing: ({ viewer, params, body }) => changePricing(viewer, params.id, body),
});
