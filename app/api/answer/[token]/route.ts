import { rules } from "@/lib/access/rules";
import { answerPerSource } from "@/lib/features/alert/commands/limits";
import { answerOf } from "@/lib/features/alert/queries/answer";
import { answerParams } from "@/lib/features/alert/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  params: answerParams,
  limit: answerPerSource,
  run: ({ viewer, params }) => answerOf(viewer, params.token),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
