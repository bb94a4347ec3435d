import type { ZodOpenApiPathsObject } from "zod-openapi";
import { advertiserParams, advertiserQuery, advertiserRecord } from "@/lib/features/advertiser/schema/admin";
import { operation } from "./operation";

const advertiser = advertiserRecord.meta({ id: "Advertiser" });

export function adminListPaths(): ZodOpenApiPathsObject {
  return {
    "/admin/advertisers": {
      get: operation({
        summary: "Travel services with plan, payment and open invoice (admins)",
        record: advertiser,
        list: true,
        query: advertiserQuery,
        errors: [400, 401, 403],
      }),
    },
    "/admin/advertisers/{id}": {
      get: operation({
        summary: "One travel service (admins)",
        record: advertiser,
        path: advertiserParams,
        errors: [400, 401, 403, 404],
      }),
    },
  };
}
