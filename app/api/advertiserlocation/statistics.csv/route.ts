import { statisticRoutes } from "@/lib/features/statistic/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(statisticRoutes.file);
