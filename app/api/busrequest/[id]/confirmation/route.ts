import { busrequestRoutes } from "@/lib/features/busrequest/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(busrequestRoutes.resend);
