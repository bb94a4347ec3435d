import { rules } from "@/lib/access/rules";
import { offerByLink, takeOfferBack } from "@/lib/features/alert/commands/answerOffer";
import { answerPerSource } from "@/lib/features/alert/commands/limits";
import { answerParams } from "@/lib/features/alert/schema";
import { offerInput } from "@/lib/features/offer/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

// The signed link of a passive provider's mail is the proof: no account.
export const POST = route({
  rule: rules.anyone,
  params: answerParams,
  body: offerInput,
  limit: answerPerSource,
  idempotent: true,
  run: ({ viewer, params, body }) => offerByLink(viewer, params.token, body),
});

export const DELETE = route({
  rule: rules.anyone,
  params: answerParams,
  limit: answerPerSource,
  run: ({ viewer, params }) => takeOfferBack(viewer, params.token),
});

const refuse = methodNotAllowed(["POST", "DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as PUT };
