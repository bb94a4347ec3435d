import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { busRequestChange, busRequestInput } from "@/lib/features/busrequest/schema/input";
import { busRequestFilter, mapQuery } from "@/lib/features/busrequest/schema/filter";
import { busRequestRecord } from "@/lib/features/busrequest/schema/record";
import { idParams, decisionQuery, rejection, tokenInput } from "@/lib/features/busrequest/schema/actions";
import { listQuery } from "@/lib/http/listQuery";
import { operation } from "./operation";

const request = busRequestRecord.meta({ id: "BusRequest" });
const list = listQuery(busRequestFilter);
const nothing = z.never();

export function requestPaths(): ZodOpenApiPathsObject {
  const moderation = { record: request, path: idParams, errors: [401, 403, 404, 409] };
  return {
    "/busrequest": {
      get: operation({ summary: "Active requests", record: request, list: true, query: list, errors: [400] }),
      post: operation({
        summary: "Posts a request",
        record: request,
        status: 201,
        body: busRequestInput,
        errors: [400, 401, 403, 409, 413, 415, 429],
      }),
    },
    "/busrequest/{id}": {
      get: operation({ summary: "One request", record: request, path: idParams, errors: [400, 404, 429] }),
      put: operation({
        summary: "Changes a request",
        ...moderation,
        body: busRequestChange,
        errors: [400, 401, 403, 404, 409],
      }),
      delete: operation({ ...moderation, summary: "Withdraws a request", record: nothing }),
    },
    "/busrequest/filter/pending": {
      get: operation({
        summary: "Requests to be checked",
        record: request,
        list: true,
        query: list,
        errors: [400, 401, 403],
      }),
    },
    "/busrequest/map": {
      get: operation({ summary: "Clusters and points of a view", record: z.unknown(), query: mapQuery, errors: [400] }),
    },
    "/busrequest/confirm": {
      post: operation({ summary: "The author confirms", record: request, body: tokenInput, errors: [400, 404, 429] }),
    },
    "/busrequest/{id}/approve": {
      post: operation({ summary: "Approves a request", ...moderation, query: decisionQuery }),
    },
    "/busrequest/{id}/reject": {
      post: operation({ summary: "Rejects a request", ...moderation, query: decisionQuery, body: rejection }),
    },
  };
}
