import { placeRoutes } from "@/lib/features/place/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(placeRoutes.search);
