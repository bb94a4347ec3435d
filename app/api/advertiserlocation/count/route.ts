import { rules } from "@/lib/access/rules";
import { countActions } from "@/lib/features/statistic/commands/count";
import { isRobot } from "@/lib/features/statistic/rules";
import { countInput } from "@/lib/features/statistic/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  limit: { name: "location-count", points: 300, seconds: 600 },
  body: countInput,
  run: async ({ viewer, body, request }) => {
    if (!isRobot(request.headers.get("user-agent"))) await countActions(viewer, body.events);
  },
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
