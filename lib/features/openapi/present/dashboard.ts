import type { ZodOpenApiPathsObject } from "zod-openapi";
import { mailParams, mailQuery, mailRecord, mailSummary } from "@/lib/features/outbox/schema";
import { operation } from "./operation";

const reading = [400, 401, 403];
const mail = mailRecord.meta({ id: "Mail" });

export function dashboardPaths(): ZodOpenApiPathsObject {
  return {
    "/admin/outbox": {
      get: operation({
        summary: "Mails that were sent, wait or failed, newest first (admins)",
        ...{ record: mailSummary, list: true, query: mailQuery, errors: reading },
      }),
    },
    "/admin/outbox/{id}": {
      get: operation({
        summary: "One mail with its text, preview and headers (admins)",
        ...{ record: mail, path: mailParams, errors: [...reading, 404] },
      }),
    },
    "/admin/outbox/{id}/resend": {
      post: operation({
        summary:
          "Sends a mail again: one that never left keeps its Message-ID, a delivered one gets a new row and a new one",
        ...{ record: mail, path: mailParams, errors: [...reading, 404, 409] },
      }),
    },
  };
}
