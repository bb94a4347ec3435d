import type { ZodOpenApiPathsObject } from "zod-openapi";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import {
  messageInput,
  messageRecord,
  offerInput,
  offerParams,
  offerRecord,
  offerVersion,
} from "@/lib/features/offer/schema";
import { operation } from "./operation";

const offer = offerRecord.meta({ id: "Offer" });
const message = messageRecord.meta({ id: "OfferMessage" });

export function offerPaths(): ZodOpenApiPathsObject {
  const action = { record: offer, path: offerParams, query: offerVersion, errors: [400, 401, 403, 404, 409] };
  const thread = { record: message, path: offerParams };
  return {
    "/busrequest/{id}/offer": {
      post: operation({
        summary: "Makes an offer for a request",
        record: offer,
        status: 201,
        path: idParams,
        body: offerInput,
        errors: [400, 401, 403, 404, 409, 413, 415, 429],
      }),
    },
    "/busrequest/{id}/offers": {
      get: operation({
        summary: "Offers of a request: all for its author, a bidder's own",
        record: offer,
        list: true,
        path: idParams,
        errors: [400, 401, 404],
      }),
    },
    "/offer/{id}/accept": { post: operation({ summary: "The author accepts: fills the request", ...action }) },
    "/offer/{id}/decline": { post: operation({ summary: "The author declines", ...action }) },
    "/offer/{id}/withdraw": { post: operation({ summary: "The bidder takes its offer back", ...action }) },
    "/offer/{id}/message": {
      get: operation({
        summary: "The thread of author and bidder, oldest first",
        ...thread,
        list: true,
        errors: [400, 401, 403, 404],
      }),
      post: operation({
        summary: "Writes to the other side",
        ...thread,
        status: 201,
        body: messageInput,
        errors: [400, 401, 403, 404, 409, 413, 415, 429],
      }),
    },
  };
}
