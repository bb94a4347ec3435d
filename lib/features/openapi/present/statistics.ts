import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { countInput, statisticQuery, statisticRecord } from "@/lib/features/statistic/schema";
import { operation } from "./operation";

const errors = [400, 401, 403, 404];
const file = { "text/csv": { schema: { type: "string" as const } } };

export function statisticPaths(): ZodOpenApiPathsObject {
  const record = statisticRecord.meta({ id: "LocationStatistic" });
  const lines = operation({
    summary: "The same as CSV (RFC 4180, UTF-8): a line a day and location",
    record: z.never(),
    query: statisticQuery,
    errors,
  });
  return {
    "/advertiserlocation/count": {
      post: operation({
        summary: "Counts what a visitor saw and did; the answer is the same whatever counted",
        record: z.never(),
        body: countInput,
        errors: [400, 403, 415, 429],
      }),
    },
    "/advertiserlocation/statistics": {
      get: operation({ summary: "How often the own locations were shown", record, query: statisticQuery, errors }),
    },
    "/advertiserlocation/statistics.csv": {
      get: {
        ...lines,
        responses: { ...lines.responses, "200": { description: "A file to be saved", content: file } },
      },
    },
  };
}
