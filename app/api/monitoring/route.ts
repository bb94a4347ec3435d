import { monitoringRoutes } from "@/lib/features/monitoring/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(monitoringRoutes.report);
