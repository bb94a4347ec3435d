import { pushRoutes } from "@/lib/features/push/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  pushRoutes.read,
  pushRoutes.subscribe,
  pushRoutes.unsubscribe,
);
