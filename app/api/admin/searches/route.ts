import { dispatchRoutes } from "@/lib/features/dispatch/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(dispatchRoutes.running);
