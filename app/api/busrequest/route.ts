import { rules } from "@/lib/access/rules";
import { postBusRequest } from "@/lib/features/busrequest/commands/post";
import { listBusRequestsRaw } from "@/lib/features/busrequest/queries/list";
import { busRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { busRequestInput } from "@/lib/features/busrequest/schema/input";
import { listQuery } from "@/lib/http/listQuery";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["busrequest.read"],
  query: listQuery(busRequestFilter),
  run: ({ viewer, query }) => listBusRequestsRaw(viewer, query),
});

export const POST = route({
  rule: rules["busrequest.post"],
  body: busRequestInput,
  limit: { name: "busrequest-post", points: 300, seconds: 3600 },
  status: 201,
  idempotent: true,
  run: ({ viewer, body }) => postBusRequest(viewer, body),
});

export const PUT = methodNotAllowed(["GET", "POST"]);
export const PATCH = PUT;
export const DELETE = PUT;
