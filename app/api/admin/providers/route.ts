import { providerRoutes } from "@/lib/features/provider/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(providerRoutes.list);
