import { rules } from "@/lib/access/rules";
import { getMail } from "@/lib/features/outbox/queries";
import { mailParams } from "@/lib/features/outbox/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: mailParams,
  run: ({ viewer, params }) => getMail(viewer, params.id),
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
