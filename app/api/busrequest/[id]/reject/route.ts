import { rules } from "@/lib/access/rules";
import { rejectBusRequest } from "@/lib/features/busrequest/commands/moderate";
import { idParams, decisionQuery, rejection } from "@/lib/features/busrequest/schema/actions";
import { closeOffersOfEnded } from "@/lib/features/offer/commands/expire";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";
import { later } from "@/lib/later";

export const POST = route({
  rule: rules["busrequest.moderate"],
  params: idParams,
  query: decisionQuery,
  body: rejection,
  run: async ({ viewer, params, query, body }) => {
    const record = await rejectBusRequest(viewer, params.id, body.reason, query.version);
    later(() => closeOffersOfEnded(params.id));
    return record;
  },
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
