import { outboxRoutes } from "@/lib/features/outbox/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(outboxRoutes.read);
