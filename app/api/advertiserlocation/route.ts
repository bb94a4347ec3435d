import { advertiserlocationRoutes } from "@/lib/features/advertiserlocation/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  advertiserlocationRoutes.list,
  advertiserlocationRoutes.create,
);
