import { wayRoutes } from "@/lib/features/way/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(wayRoutes.ofRequests);
