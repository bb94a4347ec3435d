import { rules } from "@/lib/access/rules";
import { getAnyBus } from "@/lib/features/bus/queries/admin";
import { busParams } from "@/lib/features/bus/schema/bus";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: busParams,
  run: ({ viewer, params }) => getAnyBus(viewer, params.id),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
