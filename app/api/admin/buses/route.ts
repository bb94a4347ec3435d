import { rules } from "@/lib/access/rules";
import { listAllBuses } from "@/lib/features/bus/queries/admin";
import { adminBusQuery } from "@/lib/features/bus/schema/admin";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: adminBusQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listAllBuses(viewer, query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
