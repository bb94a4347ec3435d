import { rules } from "@/lib/access/rules";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { makeOffer } from "@/lib/features/offer/commands/make";
import { offerInput } from "@/lib/features/offer/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["offer.make"],
  params: idParams,
  body: offerInput,
  limit: { name: "offer-make", points: 300, seconds: 3600 },
  status: 201,
  idempotent: true,
  run: ({ viewer, params, body }) => makeOffer(viewer, params.id, body),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
