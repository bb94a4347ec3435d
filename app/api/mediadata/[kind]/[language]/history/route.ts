import { mediadataRoutes } from "@/lib/features/mediadata/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(mediadataRoutes.history);
