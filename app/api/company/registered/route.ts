import { rules } from "@/lib/access/rules";
import { listCompanies } from "@/lib/features/company/queries/list";
import { companyFilter } from "@/lib/features/company/schema";
import { listOf } from "@/lib/http/envelope";
import { listQuery } from "@/lib/http/listQuery";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["company.read"],
  query: listQuery(companyFilter),
  run: async ({ viewer, query }) => {
    const { rows, total } = await listCompanies(viewer, { ...query, registered: true });
    return listOf(rows, total);
  },
});

export const POST = methodNotAllowed(["GET", "HEAD"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
