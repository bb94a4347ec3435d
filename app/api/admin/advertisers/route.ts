import { advertiserRoutes } from "@/lib/features/advertiser/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(advertiserRoutes.list);
