import { openapiRoutes } from "@/lib/features/openapi/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(openapiRoutes.read);
