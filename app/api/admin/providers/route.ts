import { rules } from "@/lib/access/rules";
import { listProviders } from "@/lib/features/provider/queries";
import { providerQuery } from "@/lib/features/provider/schema/list";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: providerQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listProviders(viewer, query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
