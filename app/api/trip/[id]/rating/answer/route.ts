import { ratingRoutes } from "@/lib/features/rating/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(ratingRoutes.answer);
