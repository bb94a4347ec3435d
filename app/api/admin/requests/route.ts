import { rules } from "@/lib/access/rules";
import { listAdminRequests } from "@/lib/features/busrequest/queries/admin";
import { adminRequestQuery } from "@/lib/features/busrequest/schema/admin";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: adminRequestQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listAdminRequests(viewer, query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
