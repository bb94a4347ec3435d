import { rules } from "@/lib/access/rules";
import { createCompany } from "@/lib/features/company/commands/create";
import { listCompanies } from "@/lib/features/company/queries/list";
import { companyFilter, companyInput } from "@/lib/features/company/schema";
import { listOf } from "@/lib/http/envelope";
import { listQuery } from "@/lib/http/listQuery";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["company.read"],
  query: listQuery(companyFilter),
  run: async ({ viewer, query }) => {
    const { rows, total } = await listCompanies(viewer, query);
    return listOf(rows, total);
  },
});

export const POST = route({
  rule: rules["company.create"],
  body: companyInput,
  status: 201,
  run: ({ viewer, body }) => createCompany(viewer, body),
});

export const PUT = methodNotAllowed(["GET", "HEAD", "POST"]);
export const PATCH = PUT;
export const DELETE = PUT;
