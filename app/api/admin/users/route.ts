import { rules } from "@/lib/access/rules";
import { listUsers } from "@/lib/features/user/queries/admin/list";
import { adminUserQuery } from "@/lib/features/user/schema/admin";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: adminUserQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listUsers(viewer, query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
