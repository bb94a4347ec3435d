import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { statsQuery, statsRecord } from "@/lib/features/dashboard/schema";
import { mailParams, mailQuery, mailRecord, mailSummary } from "@/lib/features/outbox/schema";
import { operation } from "./operation";

const reading = [400, 401, 403];
const mail = mailRecord.meta({ id: "Mail" });

/** Text in place of the envelope; failures stay in it. */
function metrics(): ZodOpenApiOperationObject {
  const summary = "Prometheus's text format, with METRICS_TOKEN as bearer token; 404 where none is set";
  const call = operation({ summary, record: z.unknown(), errors: [401, 404] });
  const text = { description: "The metrics", content: { "text/plain": { schema: z.string() } } };
  return { ...call, responses: { ...call.responses, "200": text } };
}

export function dashboardPaths(): ZodOpenApiPathsObject {
  return {
    "/metrics": { get: metrics() },
    "/admin/stats": {
      get: operation({
        summary: "What the market does, in one record; `weeks` tells how many are told one by one (admins)",
        ...{ record: statsRecord, query: statsQuery, errors: reading },
      }),
    },
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
