import { rules } from "@/lib/access/rules";
import { getSubscription } from "@/lib/features/subscription/queries";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["subscription.read"],
  run: ({ viewer }) => getSubscription(viewer),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
