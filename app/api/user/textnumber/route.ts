import { textnumberRoutes } from "@/lib/features/textnumber/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  textnumberRoutes.read,
  textnumberRoutes.set,
  textnumberRoutes.remove,
);
