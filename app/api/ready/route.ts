import { healthRoutes } from "@/lib/features/health/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(healthRoutes.ready);
