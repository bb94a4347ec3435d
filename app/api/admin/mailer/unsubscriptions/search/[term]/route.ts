import { rules } from "@/lib/access/rules";
import { listUnsubscriptions } from "@/lib/features/unsubscription/queries";
import { mailerQuery, searchParams } from "@/lib/features/unsubscription/schema";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: searchParams,
  query: mailerQuery,
  run: async ({ viewer, params, query }) => {
    const { rows, total } = await listUnsubscriptions(viewer, { ...query, email: params.term });
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
