import { rules } from "@/lib/access/rules";
import { companyIdParams } from "@/lib/features/company/schema";
import { matchedRequests } from "@/lib/features/filtersetting/queries/near";
import { nearQuery } from "@/lib/features/filtersetting/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["near.read"],
  params: companyIdParams,
  query: nearQuery,
  run: ({ viewer, params, query }) => matchedRequests(viewer, params.id, query),
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
