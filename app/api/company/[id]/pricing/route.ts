import { priceguideRoutes } from "@/lib/features/priceguide/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  priceguideRoutes.readPricing,
  priceguideRoutes.changePricing,
);
