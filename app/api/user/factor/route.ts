import { factorRoutes } from "@/lib/features/factor/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(factorRoutes.read);
