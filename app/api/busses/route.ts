import { rules } from "@/lib/access/rules";
import { createBus } from "@/lib/features/bus/commands/create";
import { busInput } from "@/lib/features/bus/schema/bus";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["fleet.change"],
  body: busInput,
  limit: { name: "bus-create", points: 500, seconds: 60 * 60 },
  status: 201,
  run: ({ viewer, body }) => createBus(viewer, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
