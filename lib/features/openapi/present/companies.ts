import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import {
  companyChange,
  companyFilter,
  companyIdParams,
  companyInput,
  companyRecord,
  publicCompanyRecord,
} from "@/lib/features/company/schema";
import { listQuery } from "@/lib/http/listQuery";
import { contactInput } from "@/lib/features/contact/schema";
import { operation } from "./operation";

/** Admins read whole records. */
const listed = { record: publicCompanyRecord, list: true, query: listQuery(companyFilter), errors: [400] };

export function companyPaths(): ZodOpenApiPathsObject {
  return {
    "/company": {
      get: operation({ summary: "Companies, what they publish", ...listed }),
      post: operation({
        summary: "Adds a passive provider",
        record: companyRecord,
        status: 201,
        body: companyInput,
        errors: [400, 401, 403, 409, 413, 415],
      }),
    },
    "/company/registered": { get: operation({ summary: "Companies with an account", ...listed }) },
    "/company/countregistered": {
      get: operation({
        summary: "How many companies have an account",
        record: z.number().int(),
        query: listed.query,
        errors: [400],
      }),
    },
    "/user/companies": {
      get: operation({ summary: "The current user's companies", record: companyRecord, errors: [401] }),
    },
    "/company/{id}": {
      get: operation({
        summary: "What a company publishes",
        record: publicCompanyRecord,
        path: companyIdParams,
        errors: [400, 404],
      }),
      put: operation({
        summary: "Changes a company",
        record: companyRecord,
        path: companyIdParams,
        body: companyChange,
        errors: [400, 401, 403, 404, 409, 413, 415, 429],
      }),
    },
    "/company/{id}/contact": {
      post: operation({
        summary: "Writes to a company",
        record: z.unknown(),
        path: companyIdParams,
        body: contactInput,
        errors: [400, 403, 404, 413, 415, 429],
      }),
    },
  };
}
