import { returnlegRoutes } from "@/lib/features/returnleg/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(returnlegRoutes.drop);
