import { paperRoutes } from "@/lib/features/paper/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(paperRoutes.journeyForm);
