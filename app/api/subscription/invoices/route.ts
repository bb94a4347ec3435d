import { rules } from "@/lib/access/rules";
import { listOwnInvoices } from "@/lib/features/subscription/queries";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["subscription.order"],
  run: ({ viewer }) => listOwnInvoices(viewer),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
