import { rules } from "@/lib/access/rules";
import { listBuses } from "@/lib/features/bus/queries/list";
import { busFilter, fleetParams } from "@/lib/features/bus/schema/bus";
import { listOf } from "@/lib/http/envelope";
import { listQuery } from "@/lib/http/listQuery";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["fleet.read"],
  params: fleetParams,
  query: listQuery(busFilter),
  run: async ({ viewer, params, query }) => {
    const { rows, total } = await listBuses(viewer, params.id, query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
