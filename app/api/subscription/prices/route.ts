import { rules } from "@/lib/access/rules";
import { listPrices } from "@/lib/features/subscription/queries";
import { pricesQuery } from "@/lib/features/subscription/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  query: pricesQuery,
  run: ({ viewer, query }) => listPrices(viewer, query),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
