import { rules } from "@/lib/access/rules";
import { listAllNews } from "@/lib/features/news/queries/admin";
import { adminNewsQuery } from "@/lib/features/news/schema/admin";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: adminNewsQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listAllNews(viewer, query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
