import { tripRoutes } from "@/lib/features/trip/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(tripRoutes.guideChange);
