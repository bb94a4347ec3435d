import { rules } from "@/lib/access/rules";
import { listUnsubscriptions } from "@/lib/features/unsubscription/queries";
import { mailerQuery } from "@/lib/features/unsubscription/schema";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: mailerQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listUnsubscriptions(viewer, { ...query, active: true });
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
