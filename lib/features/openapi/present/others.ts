import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { advertiserLocationRecord } from "@/lib/features/advertiserlocation/schema/location";
import { nearInput } from "@/lib/features/advertiserlocation/schema/search";
import {
  placeIdParams,
  placeIdQuery,
  placeReverseQuery,
  placeSchema,
  placeSearchQuery,
} from "@/lib/features/place/schema";
import { operation } from "./operation";

export function otherPaths(): ZodOpenApiPathsObject {
  const place = { record: placeSchema.meta({ id: "Place" }) };
  return {
    "/places": { get: operation({ summary: "Place search", ...place, query: placeSearchQuery, errors: [400] }) },
    "/places/reverse": {
      get: operation({ summary: "Place at a position", ...place, query: placeReverseQuery, errors: [400, 404] }),
    },
    "/places/{id}": {
      get: operation({ summary: "One place", ...place, path: placeIdParams, query: placeIdQuery, errors: [400, 404] }),
    },
    "/health": {
      get: operation({ summary: "The process answers", record: z.object({ healthy: z.boolean() }), errors: [] }),
    },
    "/ready": {
      get: operation({
        summary: "Database and migrations are there",
        record: z.object({ ready: z.boolean() }),
        errors: [503],
      }),
    },
    "/monitoring": {
      post: operation({
        summary: "Passes an error report (Sentry's envelope, not JSON) on to the receiver of this installation",
        record: z.null(),
        errors: [400, 404, 413, 429, 503],
      }),
    },
    "/advertiserlocation/activeallnear": {
      post: operation({
        summary:
          "Active locations of paying travel services: nearest first, without a place the newest first; 500 at most. `total` is all there are without a radius, within one up to 5,000",
        record: advertiserLocationRecord,
        list: true,
        body: nearInput,
        errors: [400],
      }),
    },
  };
}
