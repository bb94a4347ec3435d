import { ledgerRoutes } from "@/lib/features/ledger/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(ledgerRoutes.read);
