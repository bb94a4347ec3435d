import { externalcalendarRoutes } from "@/lib/features/externalcalendar/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  externalcalendarRoutes.list,
  externalcalendarRoutes.add,
);
