import { unsubscriptionRoutes } from "@/lib/features/unsubscription/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  unsubscriptionRoutes.listAll,
  unsubscriptionRoutes.add,
);
