import { rules } from "@/lib/access/rules";
import { listAdvertisers } from "@/lib/features/advertiser/queries/admin";
import { advertiserQuery } from "@/lib/features/advertiser/schema/admin";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: advertiserQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listAdvertisers(viewer, query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
