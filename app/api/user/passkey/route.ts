import { passkeyRoutes } from "@/lib/features/passkey/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(passkeyRoutes.list, passkeyRoutes.add);
