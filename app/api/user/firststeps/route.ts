import { firststepRoutes } from "@/lib/features/firststep/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(firststepRoutes.list, firststepRoutes.putAway);
