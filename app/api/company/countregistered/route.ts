import { rules } from "@/lib/access/rules";
import { countRegistered } from "@/lib/features/company/queries/count";
import { companyFilter } from "@/lib/features/company/schema";
import { listQuery } from "@/lib/http/listQuery";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["company.read"],
  query: listQuery(companyFilter),
  run: ({ viewer, query }) => countRegistered(viewer, query.filter),
});

export const POST = methodNotAllowed(["GET", "HEAD"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
