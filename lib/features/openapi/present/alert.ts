import type { ZodOpenApiPathsObject } from "zod-openapi";
import { answerParams, answerRecord, claimRecord, muteInput } from "@/lib/features/alert/schema";
import { offerInput } from "@/lib/features/offer/schema";
import { operation } from "./operation";

/** Calls by the signed link in a passive provider's mail. */
export function alertPaths(): ZodOpenApiPathsObject {
  const answer = { record: answerRecord.meta({ id: "Answer" }), path: answerParams };
  const errors = [404, 429];
  return {
    "/answer/{token}": {
      get: operation({ summary: "What a passive provider may answer, and has answered", ...answer, errors }),
    },
    "/answer/{token}/offer": {
      post: operation({
        summary: "Offers a bus without an account",
        ...answer,
        body: offerInput,
        errors: [400, 409, ...errors],
      }),
      delete: operation({ summary: "Takes the open offer back", ...answer, errors: [409, ...errors] }),
    },
    "/answer/{token}/decline": {
      post: operation({ summary: "Not interested in this request", ...answer, errors: [409, ...errors] }),
      delete: operation({ summary: "Interested after all", ...answer, errors }),
    },
    "/answer/{token}/mute": {
      post: operation({
        summary: "No requests from around this start",
        ...answer,
        body: muteInput,
        errors: [400, ...errors],
      }),
      delete: operation({ summary: "Requests from around this start again", ...answer, errors }),
    },
    "/answer/{token}/claim": {
      post: operation({
        summary: "A link by which the company takes over its profile",
        record: claimRecord,
        path: answerParams,
        errors: [409, ...errors],
      }),
    },
  };
}
