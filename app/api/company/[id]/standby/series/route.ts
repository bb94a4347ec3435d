import { standbyRoutes } from "@/lib/features/standby/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(standbyRoutes.addSeries);
