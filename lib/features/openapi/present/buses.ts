import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { busChange, busFilter, busInput, busParams, busRecord, fleetParams } from "@/lib/features/bus/schema/bus";
import { qrQuery } from "@/lib/features/bus/schema/qr";
import { listQuery } from "@/lib/http/listQuery";
import { operation } from "./operation";

/** A picture in place of the envelope; failures stay in it. */
function picture(summary: string, type: string): ZodOpenApiOperationObject {
  const call = operation({
    summary,
    record: z.unknown(),
    path: busParams,
    query: qrQuery,
    errors: [400, 401, 403, 404],
  });
  return { ...call, responses: { ...call.responses, "200": { description: summary, content: { [type]: {} } } } };
}

export function busPaths(): ZodOpenApiPathsObject {
  return {
    "/busses": {
      post: operation({
        summary: "Adds a bus to the fleet",
        record: busRecord,
        status: 201,
        body: busInput,
        errors: [400, 401, 403, 409, 413, 415, 429],
      }),
    },
    "/busses/company/{id}": {
      get: operation({
        summary: "A company's fleet",
        record: busRecord,
        list: true,
        path: fleetParams,
        query: listQuery(busFilter),
        errors: [400, 401, 403, 404],
      }),
    },
    "/busses/{id}": {
      put: operation({
        summary: "Changes a bus",
        record: busRecord,
        path: busParams,
        body: busChange,
        errors: [400, 401, 403, 404, 409, 413, 415],
      }),
      delete: operation({
        summary: "Deletes a bus that has no trips",
        record: z.unknown(),
        path: busParams,
        errors: [400, 401, 403, 404, 409],
      }),
    },
    "/busses/{id}/qr.svg": { get: picture("The bus's QR code, to be drawn at any size", "image/svg+xml") },
    "/busses/{id}/qr.png": { get: picture("The bus's QR code as a picture", "image/png") },
  };
}
