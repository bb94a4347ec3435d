import { rules } from "@/lib/access/rules";
import { answerPerSource } from "@/lib/features/alert/commands/limits";
import { muteByLink } from "@/lib/features/alert/commands/muteRegion";
import { answerParams, muteInput } from "@/lib/features/alert/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

const shared = { rule: rules.anyone, params: answerParams, limit: answerPerSource };

export const POST = route({
  ...shared,
  body: muteInput,
  run: ({ viewer, params, body }) => muteByLink(viewer, params.token, body.radius),
});
export const DELETE = route({ ...shared, run: ({ viewer, params }) => muteByLink(viewer, params.token, null) });

const refuse = methodNotAllowed(["POST", "DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as PUT };
