import { newsRoutes } from "@/lib/features/news/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  newsRoutes.get,
  newsRoutes.change,
  newsRoutes.remove,
);
