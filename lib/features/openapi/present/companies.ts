import type { ZodOpenApiPathsObject } from "zod-openapi";
import { companyIdParams, publicCompanyRecord } from "@/lib/features/company/schema";
import { operation } from "./operation";

export function companyPaths(): ZodOpenApiPathsObject {
  return {
    "/company/{id}": {
      get: operation({
        summary: "What a company publishes",
        record: publicCompanyRecord,
        path: companyIdParams,
        errors: [400, 404],
      }),
    },
  };
}
