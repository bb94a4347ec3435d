import { driverRoutes } from "@/lib/features/driver/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(driverRoutes.planPause);
