import { tourRoutes } from "@/lib/features/tour/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(tourRoutes.offer);
