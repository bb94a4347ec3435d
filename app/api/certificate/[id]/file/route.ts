import { certificateRoutes } from "@/lib/features/certificate/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(certificateRoutes.file);
