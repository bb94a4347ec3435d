import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import {
  newsChange,
  newsInput,
  newsKey,
  newsParams,
  newsQuery,
  newsRecord,
  newsSummary,
} from "@/lib/features/news/schema/news";
import { adminNewsQuery } from "@/lib/features/news/schema/admin";
import { operation } from "./operation";

export function newsPaths(): ZodOpenApiPathsObject {
  return {
    "/news": {
      get: operation({
        summary: "Articles, newest first: the public ones; for admins all",
        record: newsSummary,
        list: true,
        query: newsQuery,
        errors: [400],
      }),
      post: operation({
        summary: "Adds an article",
        record: newsRecord,
        status: 201,
        body: newsInput,
        errors: [400, 401, 403, 409, 413, 415],
      }),
    },
    "/admin/news": {
      get: operation({
        summary: "Articles of every state (admins)",
        record: newsSummary,
        list: true,
        query: adminNewsQuery,
        errors: [400, 401, 403],
      }),
    },
    "/news/{id}": {
      get: operation({ summary: "One article, by its slug or id", record: newsRecord, path: newsKey, errors: [404] }),
      put: operation({
        summary: "Changes an article",
        record: newsRecord,
        path: newsParams,
        body: newsChange,
        errors: [400, 401, 403, 404, 409, 413, 415],
      }),
      delete: operation({
        summary: "Deletes an article",
        record: z.unknown(),
        path: newsParams,
        errors: [400, 401, 403, 404],
      }),
    },
  };
}
