import { staffRoutes } from "@/lib/features/staff/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(staffRoutes.changeRole, staffRoutes.remove);
