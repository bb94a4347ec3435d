import { contactRoutes } from "@/lib/features/contact/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(contactRoutes.toOperator);
