import { rules } from "@/lib/access/rules";
import { getStats } from "@/lib/features/dashboard/queries/stats";
import { statsQuery } from "@/lib/features/dashboard/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: statsQuery,
  run: ({ viewer, query }) => getStats(viewer, query),
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
