import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { advertiserParams } from "@/lib/features/advertiser/schema/admin";
import { partnerQuery, partnerRecord, positionInput } from "@/lib/features/advertiser/schema/partner";
import { busParams } from "@/lib/features/bus/schema/bus";
import { adminBusDetail, adminBusQuery, adminBusRecord } from "@/lib/features/bus/schema/admin";
import { idParams, decisionQuery } from "@/lib/features/busrequest/schema/actions";
import { adminRequestQuery, adminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { operation } from "./operation";

const reading = [400, 401, 403];
const one = [...reading, 404];
const bus = adminBusRecord.meta({ id: "AdminBus" });
const request = adminRequestRecord.meta({ id: "AdminRequest" });
const partner = partnerRecord.meta({ id: "Partner" });

function partnerPaths(): ZodOpenApiPathsObject {
  const placing = { record: partner, path: advertiserParams, body: positionInput, errors: [...one, 409, 413, 415] };
  return {
    "/admin/partners": {
      get: operation({
        summary: "Travel services with their home page entries, in the order of the home page (admins)",
        ...{ record: partner, list: true, query: partnerQuery, errors: reading },
      }),
    },
    "/admin/partners/{id}": {
      get: operation({ summary: "One partner (admins)", record: partner, path: advertiserParams, errors: one }),
    },
    "/admin/advertisers/{id}/position": {
      post: operation({ summary: "Place among the home page's partners: lower first, equal ones in turn", ...placing }),
    },
  };
}

/** The admins' calls for fleet, requests and partners. */
export function adminMarketPaths(): ZodOpenApiPathsObject {
  const ending = { record: z.unknown(), path: idParams, query: decisionQuery, errors: [...one, 409] };
  return {
    ...partnerPaths(),
    "/admin/buses": {
      get: operation({
        summary: "Buses of all companies; `text` finds by plate or company (admins)",
        ...{ record: bus, list: true, query: adminBusQuery, errors: reading },
      }),
    },
    "/admin/buses/{id}": {
      get: operation({
        summary: "One bus with its trips ahead and its scans (admins)",
        ...{ record: adminBusDetail.meta({ id: "AdminBusDetail" }), path: busParams, errors: one },
      }),
    },
    "/admin/requests": {
      get: operation({
        summary: "Requests in any state with contact data; `text` finds by place, number or mail address (admins)",
        ...{ record: request, list: true, query: adminRequestQuery, errors: reading },
      }),
    },
    "/admin/requests/{id}": {
      get: operation({ summary: "One request (admins)", record: request, path: idParams, errors: one }),
      delete: operation({
        summary: "Deletes a request for good, nobody is told; one with open offers or an agreed trip is a conflict",
        ...ending,
      }),
    },
  };
}
