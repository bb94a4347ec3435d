import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { env } from "@/env.mjs";
import {
  busRequestChange,
  busRequestFilter,
  busRequestInput,
  busRequestRecord,
  idParams,
  mapQuery,
  rejection,
  tokenInput,
} from "@/lib/features/busrequest/schema";
import {
  placeIdParams,
  placeIdQuery,
  placeReverseQuery,
  placeSchema,
  placeSearchQuery,
} from "@/lib/features/place/schema";
import { userRecord } from "@/lib/features/user/schema/user";
import { listQuery } from "@/lib/http/listQuery";
import { version } from "@/package.json";
import { envelopeOf, failure } from "./schema";

type Call = {
  summary: string;
  record: z.ZodType;
  list?: boolean;
  status?: number;
  path?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  errors: readonly number[];
};

const json = (schema: z.ZodType) => ({ "application/json": { schema } });

function operation({
  summary,
  record,
  list,
  status = 200,
  path,
  query,
  body,
  errors,
}: Call): ZodOpenApiOperationObject {
  const failures = errors.map((code) => [String(code), { description: "Failure", content: json(failure) }]);
  return {
    summary,
    requestParams: { ...(path ? { path } : {}), ...(query ? { query } : {}) },
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      [String(status)]: { description: summary, content: json(envelopeOf(record, list)) },
      ...Object.fromEntries(failures),
    },
  };
}

const request = busRequestRecord.meta({ id: "BusRequest" });
const user = userRecord.meta({ id: "User" });
const list = listQuery(busRequestFilter);
const nothing = z.never();

function requestPaths(): ZodOpenApiPathsObject {
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
    "/busrequest/{id}/approve": { post: operation({ summary: "Approves a request", ...moderation }) },
    "/busrequest/{id}/reject": { post: operation({ summary: "Rejects a request", ...moderation, body: rejection }) },
  };
}

function otherPaths(): ZodOpenApiPathsObject {
  const place = { record: placeSchema.meta({ id: "Place" }) };
  return {
    "/places": { get: operation({ summary: "Place search", ...place, query: placeSearchQuery, errors: [400] }) },
    "/places/reverse": {
      get: operation({ summary: "Place at a position", ...place, query: placeReverseQuery, errors: [400, 404] }),
    },
    "/places/{id}": {
      get: operation({ summary: "One place", ...place, path: placeIdParams, query: placeIdQuery, errors: [400, 404] }),
    },
    "/user": { get: operation({ summary: "The current user", record: user, errors: [401] }) },
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
  };
}

/** OpenAPI 3.1, made from the schemas that validate. */
export function openApiDocument() {
  return createDocument(
    {
      openapi: "3.1.0",
      info: { title: "Charabanc", version, description: "Marketplace of the bus and coach trade" },
      servers: [{ url: `${env.APP_URL}/api` }],
      paths: { ...requestPaths(), ...otherPaths() },
    },
    {
      override: ({ jsonSchema, zodSchema }) => {
        if (zodSchema._zod.def.type === "custom") jsonSchema.description = "checked by the server";
      },
    },
  );
}
