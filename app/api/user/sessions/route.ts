import { rules } from "@/lib/access/rules";
import { endOtherSessions } from "@/lib/features/user/commands/sessions";
import { listSessions } from "@/lib/features/user/queries/sessions";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["user.read"],
  run: ({ viewer }) => listSessions(viewer),
});

export const DELETE = route({
  rule: rules["user.read"],
  run: ({ viewer }) => endOtherSessions(viewer),
});

const refuse = methodNotAllowed(["DELETE", "GET", "HEAD"]);
export { refuse as PATCH, refuse as POST, refuse as PUT };
