import { adminRoutes } from "@/lib/features/admin/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(adminRoutes.export);
