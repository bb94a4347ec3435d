import { rules } from "@/lib/access/rules";
import { listMediaHistory, mediaAddressOf } from "@/lib/features/mediadata/queries";
import { mediaParams, mediaHistoryQuery } from "@/lib/features/mediadata/schema";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: mediaParams,
  query: mediaHistoryQuery,
  run: async ({ viewer, params, query }) => {
    const { rows, total } = await listMediaHistory(viewer, mediaAddressOf(params), query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
