import { rules } from "@/lib/access/rules";
import { checkout } from "@/lib/features/subscription/commands/checkout";
import { checkoutInput } from "@/lib/features/subscription/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["subscription.order"],
  body: checkoutInput,
  limit: { name: "subscription-checkout", points: 60, seconds: 3600 },
  idempotent: true,
  run: ({ viewer, body }) => checkout(viewer, body),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
