import { auditRoutes } from "@/lib/features/audit/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(auditRoutes.list);
