import { inboxRoutes } from "@/lib/features/inbox/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(inboxRoutes.change);
