import { drivinghoursRoutes } from "@/lib/features/drivinghours/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(drivinghoursRoutes.check);
