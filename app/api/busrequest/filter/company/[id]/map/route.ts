import { filtersettingRoutes } from "@/lib/features/filtersetting/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(filtersettingRoutes.map);
