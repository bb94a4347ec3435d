import { offerRoutes } from "@/lib/features/offer/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(offerRoutes.change);
