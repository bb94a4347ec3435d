import { rules } from "@/lib/access/rules";
import { resendMail } from "@/lib/features/outbox/commands";
import { mailParams } from "@/lib/features/outbox/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["admin.change"],
  params: mailParams,
  run: ({ viewer, params }) => resendMail(viewer, params.id),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
