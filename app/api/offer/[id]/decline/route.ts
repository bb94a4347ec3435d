import { rules } from "@/lib/access/rules";
import { declineOffer } from "@/lib/features/offer/commands/answer";
import { offerParams, offerVersion } from "@/lib/features/offer/schema";
import { mailedTokenOf } from "@/lib/http/mailedToken";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  params: offerParams,
  query: offerVersion,
  run: ({ viewer, params, query, request }) =>
    declineOffer(viewer, { ...params, ...query, token: mailedTokenOf(request) }),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
