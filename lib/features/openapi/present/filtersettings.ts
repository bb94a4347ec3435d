import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { companyIdParams } from "@/lib/features/company/schema";
import {
  filterSettings,
  filterSettingsChange,
  markInput,
  markRecord,
  nearQuery,
  nearRecord,
  previewInput,
  previewRecord,
  seenInput,
} from "@/lib/features/filtersetting/schema";
import { operation } from "./operation";

const settings = filterSettings.meta({ id: "FilterSettings" });

export function filterSettingPaths(): ZodOpenApiPathsObject {
  const company = { path: companyIdParams, errors: [400, 401, 403, 404] };
  return {
    "/company/{id}/filtersettings": {
      get: operation({ ...company, summary: "What the company wants to hear of", record: settings }),
      put: operation({
        ...company,
        summary: "Changes what the company wants to hear of",
        record: settings,
        body: filterSettingsChange,
        errors: [400, 401, 403, 404, 409],
      }),
    },
    "/company/{id}/filtersettings/preview": {
      post: operation({
        ...company,
        summary: "What of the last 30 days matches these settings",
        record: previewRecord,
        body: previewInput,
        errors: [400, 401, 403, 404, 429],
      }),
    },
    "/busrequest/filter/company/{id}": {
      get: operation({
        ...company,
        summary: "Requests that match the company's filter settings, or pass its locations",
        record: nearRecord.meta({ id: "NearRequest" }),
        list: true,
        query: nearQuery,
      }),
    },
    "/busrequest/{id}/mark": {
      put: operation({
        summary: "Hides a request from the company's list, or notes something on it",
        path: idParams,
        record: markRecord,
        body: markInput,
        errors: [400, 401, 403, 404, 429],
      }),
    },
    "/user/nearseen": {
      put: operation({
        summary: "Until when the near requests have been looked at",
        record: z.never(),
        body: seenInput,
        errors: [400, 401, 403],
      }),
    },
  };
}
