import { calendarRoutes } from "@/lib/features/calendar/serve";
import { serve } from "@/lib/http/serve";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(calendarRoutes.file);
