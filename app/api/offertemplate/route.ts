import { offertemplateRoutes } from "@/lib/features/offertemplate/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  offertemplateRoutes.list,
  offertemplateRoutes.create,
);
