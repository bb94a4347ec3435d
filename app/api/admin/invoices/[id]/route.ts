import { subscriptionRoutes } from "@/lib/features/subscription/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(subscriptionRoutes.readInvoice);
