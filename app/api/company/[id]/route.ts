import { rules } from "@/lib/access/rules";
import { getCompany } from "@/lib/features/company/queries";
import { companyIdParams } from "@/lib/features/company/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  params: companyIdParams,
  run: ({ viewer, params }) => getCompany(viewer, params.id),
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
