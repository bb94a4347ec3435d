import { rules } from "@/lib/access/rules";
import { changeBusRequest } from "@/lib/features/busrequest/commands/change";
import { withdrawBusRequest } from "@/lib/features/busrequest/commands/withdraw";
import { getBusRequestWithContact } from "@/lib/features/busrequest/queries/get";
import { busRequestChange, idParams } from "@/lib/features/busrequest/schema";
import { mailedTokenOf } from "@/lib/http/mailedToken";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["busrequest.read"],
  params: idParams,
  run: ({ viewer, params }) => getBusRequestWithContact(viewer, params.id),
});

export const PUT = route({
  rule: rules["busrequest.change"],
  params: idParams,
  body: busRequestChange,
  run: ({ viewer, params, body, request }) =>
    changeBusRequest(viewer, { id: params.id, token: mailedTokenOf(request), change: body }),
});

export const DELETE = route({
  rule: rules["busrequest.change"],
  params: idParams,
  run: ({ viewer, params, request }) => withdrawBusRequest(viewer, { id: params.id, token: mailedTokenOf(request) }),
});

export const POST = methodNotAllowed(["GET", "PUT", "DELETE"]);
export const PATCH = POST;
