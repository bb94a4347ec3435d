import { rules } from "@/lib/access/rules";
import { searchEverything } from "@/lib/features/admin/queries/search";
import { searchQuery } from "@/lib/features/admin/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: searchQuery,
  run: ({ viewer, query }) => searchEverything(viewer, query.q),
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
