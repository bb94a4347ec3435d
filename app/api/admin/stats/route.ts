import { dashboardRoutes } from "@/lib/features/dashboard/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(dashboardRoutes.stats);
