import type { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { envelopeOf, failure } from "../schema";

type Call = {
  summary: string;
  record: z.ZodType;
  list?: boolean;
  status?: number;
  path?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  errors: readonly number[];
};

const json = (schema: z.ZodType) => ({ "application/json": { schema } });

/** One call as OpenAPI writes it: the envelope around its record, failures beside it. */
export function operation({
  summary,
  record,
  list,
  status = 200,
  path,
  query,
  body,
  errors,
}: Call): ZodOpenApiOperationObject {
  const failures = errors.map((code) => [String(code), { description: "Failure", content: json(failure) }]);
  return {
    summary,
    requestParams: { ...(path ? { path } : {}), ...(query ? { query } : {}) },
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      [String(status)]: { description: summary, content: json(envelopeOf(record, list)) },
      ...Object.fromEntries(failures),
    },
  };
}
