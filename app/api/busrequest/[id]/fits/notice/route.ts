import { fitRoutes } from "@/lib/features/fit/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(fitRoutes.notice);
