import { rules } from "@/lib/access/rules";
import { changeBus } from "@/lib/features/bus/commands/change";
import { deleteBus } from "@/lib/features/bus/commands/delete";
import { busChange, busParams } from "@/lib/features/bus/schema/bus";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const PUT = route({
  rule: rules["fleet.change"],
  params: busParams,
  body: busChange,
  run: ({ viewer, params, body }) => changeBus(viewer, params.id, body),
});

export const DELETE = route({
  rule: rules["fleet.change"],
  params: busParams,
  run: ({ viewer, params }) => deleteBus(viewer, params.id),
});

const refuse = methodNotAllowed(["PUT", "DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as POST };
