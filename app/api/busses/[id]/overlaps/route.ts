import { busRoutes } from "@/lib/features/bus/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(busRoutes.overlaps);
