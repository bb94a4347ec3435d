import { surroundingsRoutes } from "@/lib/features/surroundings/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(surroundingsRoutes.read);
