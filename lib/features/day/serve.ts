import { bind } from "@/lib/http/serve";
import { dayCalls } from "./calls";
import { readDay } from "./queries";

export const dayRoutes = bind(dayCalls, { read: ({ viewer }) => readDay(viewer) });
