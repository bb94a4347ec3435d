import { bind } from "@/lib/http/serve";
import { wayCalls } from "./calls";
import { measureWay } from "./queries";

export const wayRoutes = bind(wayCalls, {
  measure: ({ body }) => measureWay(body),
});
