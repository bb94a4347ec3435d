import { dayRoutes } from "@/lib/features/day/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(dayRoutes.read);
