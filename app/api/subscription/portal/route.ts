import { rules } from "@/lib/access/rules";
import { openPortal } from "@/lib/features/subscription/commands/portal";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["subscription.order"],
  limit: { name: "subscription-portal", points: 60, seconds: 3600 },
  run: ({ viewer }) => openPortal(viewer),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
