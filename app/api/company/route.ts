import { companyRoutes } from "@/lib/features/company/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(companyRoutes.list, companyRoutes.create);
