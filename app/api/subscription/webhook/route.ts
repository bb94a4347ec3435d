import { rules } from "@/lib/access/rules";
import { receiveEvent } from "@/lib/features/subscription/commands/webhook";
import { readLimited } from "@/lib/http/body";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  // Stripe's signature over the very bytes is the permission.
  rule: rules.anyone,
  anySite: true,
  run: async ({ request }) => {
    const payload = (await readLimited(request)).toString("utf8");
    await receiveEvent(payload, request.headers.get("stripe-signature") ?? "");
  },
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
