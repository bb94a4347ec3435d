import { rules } from "@/lib/access/rules";
import { mapBusRequests } from "@/lib/features/busrequest/queries/map";
import { mapQuery } from "@/lib/features/busrequest/schema/filter";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["busrequest.read"],
  query: mapQuery,
  run: ({ viewer, query }) => mapBusRequests(viewer, query),
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
