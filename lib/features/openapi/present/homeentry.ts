import type { ZodOpenApiPathsObject } from "zod-openapi";
import { homeEntryChange, homeEntrySettings } from "@/lib/features/advertiser/schema/homeEntry";
import { companyIdParams } from "@/lib/features/company/schema";
import { operation } from "./operation";

export function homeEntryPaths(): ZodOpenApiPathsObject {
  const entry = { path: companyIdParams, record: homeEntrySettings.meta({ id: "HomePageEntry" }) };
  return {
    "/company/{id}/homepageentry": {
      get: operation({
        ...entry,
        summary: "A travel service's entry on the home page, as its owner writes it",
        errors: [400, 401, 403, 404],
      }),
      put: operation({
        ...entry,
        summary: "Changes a travel service's entry on the home page",
        body: homeEntryChange,
        errors: [400, 401, 403, 404, 409],
      }),
    },
  };
}
