import type { ZodOpenApiPathsObject } from "zod-openapi";
import { importInput, importResult } from "@/lib/features/provider/schema/importing";
import {
  mergeInput,
  providerChange,
  providerParams,
  providerQuery,
  providerRecord,
} from "@/lib/features/provider/schema/list";
import { operation } from "./operation";

const record = providerRecord.meta({ id: "Provider" });
const one = { record, path: providerParams };

export function providerPaths(): ZodOpenApiPathsObject {
  return {
    "/admin/providers": {
      get: operation({
        summary: "Companies with an account and passive providers (admins)",
        record,
        list: true,
        query: providerQuery,
        errors: [400, 401, 403],
      }),
    },
    "/admin/providers/{id}": {
      get: operation({ ...one, summary: "One of them", errors: [400, 401, 403, 404] }),
      put: operation({
        ...one,
        summary: "Closes or reopens a company",
        body: providerChange,
        errors: [400, 401, 403, 404, 409],
      }),
    },
    "/admin/providers/{id}/invite": {
      post: operation({
        ...one,
        summary: "Invites a passive provider by mail: once in 14 days, never after an opt-out",
        errors: [400, 401, 403, 404, 409],
      }),
    },
    "/admin/providers/{id}/merge": {
      post: operation({
        ...one,
        summary: "Makes a passive provider part of a registered company; answers that one",
        body: mergeInput,
        errors: [400, 401, 403, 404, 409],
      }),
    },
    "/admin/providers/import": {
      post: operation({
        summary: "A part of a CSV file of passive providers, stored whole or not at all; what became of each line",
        record: importResult.meta({ id: "ImportedLine" }),
        list: true,
        body: importInput,
        errors: [400, 401, 403, 413],
      }),
    },
  };
}
