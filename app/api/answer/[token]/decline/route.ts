import { rules } from "@/lib/access/rules";
import { declineByLink } from "@/lib/features/alert/commands/answerDecline";
import { answerPerSource } from "@/lib/features/alert/commands/limits";
import { answerParams } from "@/lib/features/alert/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

const shared = { rule: rules.anyone, params: answerParams, limit: answerPerSource };

export const POST = route({ ...shared, run: ({ viewer, params }) => declineByLink(viewer, params.token, true) });
export const DELETE = route({ ...shared, run: ({ viewer, params }) => declineByLink(viewer, params.token, false) });

const refuse = methodNotAllowed(["POST", "DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as PUT };
