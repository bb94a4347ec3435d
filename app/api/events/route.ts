import { eventRoutes } from "@/lib/features/event/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(eventRoutes.hear);
