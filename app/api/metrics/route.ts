import { metricsRoutes } from "@/lib/features/metrics/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(metricsRoutes.read);
