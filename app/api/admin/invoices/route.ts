import { rules } from "@/lib/access/rules";
import { listInvoices } from "@/lib/features/subscription/queries";
import { invoiceFilter } from "@/lib/features/subscription/schema";
import { listOf } from "@/lib/http/envelope";
import { listQuery } from "@/lib/http/listQuery";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: listQuery(invoiceFilter),
  run: async ({ viewer, query }) => {
    const { rows, total } = await listInvoices(viewer, query);
    return listOf(rows, total);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
