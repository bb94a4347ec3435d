import { rules } from "@/lib/access/rules";
import { withdrawOffer } from "@/lib/features/offer/commands/answer";
import { offerParams, offerVersion } from "@/lib/features/offer/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["offer.make"],
  params: offerParams,
  query: offerVersion,
  run: ({ viewer, params, query }) => withdrawOffer(viewer, { ...params, ...query, token: null }),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
