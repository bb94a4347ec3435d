import { rules } from "@/lib/access/rules";
import { listPartners } from "@/lib/features/advertiser/queries/partners";
import { partnerQuery } from "@/lib/features/advertiser/schema/partner";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: partnerQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listPartners(viewer, query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
