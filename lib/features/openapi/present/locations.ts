import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import {
  locationChange,
  locationFilter,
  locationInput,
  locationParams,
  ownLocationRecord,
} from "@/lib/features/advertiserlocation/schema/own";
import { listQuery } from "@/lib/http/listQuery";
import { operation } from "./operation";

export function locationPaths(): ZodOpenApiPathsObject {
  return {
    "/advertiserlocation": {
      get: operation({
        summary: "One's own locations, public or not; all of them for an admin",
        record: ownLocationRecord,
        list: true,
        query: listQuery(locationFilter),
        errors: [400, 401, 403],
      }),
      post: operation({
        summary: "Adds a location; 409 where the plan has no more",
        record: ownLocationRecord,
        status: 201,
        body: locationInput,
        errors: [400, 401, 403, 409, 413, 415, 429],
      }),
    },
    "/advertiserlocation/{id}": {
      put: operation({
        summary: "Changes a location",
        record: ownLocationRecord,
        path: locationParams,
        body: locationChange,
        errors: [400, 401, 403, 404, 409, 413, 415],
      }),
      delete: operation({
        summary: "Deletes a location",
        record: z.unknown(),
        path: locationParams,
        errors: [400, 401, 403, 404],
      }),
    },
  };
}
