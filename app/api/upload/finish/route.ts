import { uploadRoutes } from "@/lib/features/upload/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(uploadRoutes.finish);
