import { userRoutes } from "@/lib/features/user/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(userRoutes.sendPasswordLink);
