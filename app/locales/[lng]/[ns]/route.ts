import { localeRoutes } from "@/lib/features/locale/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(localeRoutes.read);
