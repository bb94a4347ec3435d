import { rules } from "@/lib/access/rules";
import { claimByLink } from "@/lib/features/alert/commands/claimByLink";
import { answerPerSource } from "@/lib/features/alert/commands/limits";
import { answerParams } from "@/lib/features/alert/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  params: answerParams,
  limit: answerPerSource,
  run: ({ viewer, params }) => claimByLink(viewer, params.token),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
