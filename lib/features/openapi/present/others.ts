import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { advertiserLocationRecord } from "@/lib/features/advertiserlocation/schema/location";
import { nearInput } from "@/lib/features/advertiserlocation/schema/search";
import { operation } from "./operation";

export function otherPaths(): ZodOpenApiPathsObject {
  return {
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
