import { partnercircleRoutes } from "@/lib/features/partnercircle/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(partnercircleRoutes.open);
