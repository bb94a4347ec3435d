import { rules } from "@/lib/access/rules";
import { changeCompany } from "@/lib/features/company/commands/change";
import { deleteCompany } from "@/lib/features/company/commands/delete";
import { getCompany } from "@/lib/features/company/queries/profile";
import { companyChange, companyIdParams } from "@/lib/features/company/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  params: companyIdParams,
  run: ({ viewer, params }) => getCompany(viewer, params.id),
});

export const PUT = route({
  rule: rules["company.change"],
  params: companyIdParams,
  body: companyChange,
  run: ({ viewer, params, body }) => changeCompany(viewer, params.id, body),
});

export const DELETE = route({
  rule: rules["company.delete"],
  params: companyIdParams,
  run: ({ viewer, params }) => deleteCompany(viewer, params.id),
});

export const POST = methodNotAllowed(["GET", "HEAD", "PUT", "DELETE"]);
export const PATCH = POST;
