import { alertRoutes } from "@/lib/features/alert/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  alertRoutes.offer,
  alertRoutes.changeOffer,
  alertRoutes.takeOfferBack,
);
