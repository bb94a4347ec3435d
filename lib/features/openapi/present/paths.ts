import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { env } from "@/env.mjs";
import type { Viewer } from "@/lib/access/viewer";
import type { Call } from "@/lib/http/calls";
import { envelopeOf, failure } from "../schema";

const json = (schema: z.ZodType) => ({ "application/json": { schema } });

/** As a rule sees them; rules look no further. */
const anonymous = { kind: "anonymous" } as Viewer;
const stranger = { kind: "user", role: "user", owner: false, company: null } as unknown as Viewer;

const changes = ({ method }: Call) => method !== "GET";

function hasVersion({ query, body }: Call) {
  return [query, body].some((schema) => schema instanceof z.ZodObject && "version" in schema.shape);
}

/** Statuses of failures: those that follow from what the call takes, and its own. */
export function errorsOf(call: Call): number[] {
  const takesJson = call.body !== undefined;
  const implied = {
    400: takesJson || call.params !== undefined || call.query !== undefined,
    401: !call.rule(anonymous),
    // A page of another site may change nothing.
    403: !call.rule(stranger) || (changes(call) && !call.anySite),
    404: call.params !== undefined,
    409: call.idempotent === true || (changes(call) && hasVersion(call)),
    413: takesJson || call.streamed === true,
    415: takesJson,
    429: call.limit !== undefined,
  };
  const statuses = Object.entries(implied).flatMap(([status, follows]) => (follows ? [Number(status)] : []));
  return [...new Set([...statuses, ...(call.errors ?? [])])].sort((a, b) => a - b);
}

function successOf({ summary, gives, givesList, givesFile }: Call) {
  const [record, list] = givesList ? [givesList, true] : [gives instanceof z.ZodArray ? gives.element : gives, false];
  const file = Object.fromEntries([givesFile ?? []].flat().map((type) => [type, { schema: z.string() }]));
  const envelope = record || !givesFile ? json(envelopeOf((record as z.ZodType) ?? z.never(), list)) : {};
  return { description: summary, content: { ...file, ...envelope } };
}

const token = z.string().optional().meta({ description: "Token of a mailed link, in place of an account" });
const key = z.string().max(200).optional().meta({ description: "The same again gives the first answer again" });

function headersOf({ link, idempotent }: Call) {
  const headers = { ...(link ? { "x-request-token": token } : {}), ...(idempotent ? { "idempotency-key": key } : {}) };
  return Object.keys(headers).length > 0 ? { header: z.object(headers) } : {};
}

function requestBodyOf({ body, streamed }: Call) {
  if (body) return { requestBody: { required: true, content: json(body) } };
  return streamed ? { requestBody: { required: true, content: { "*/*": { schema: z.string() } } } } : {};
}

function operationOf(call: Call): ZodOpenApiOperationObject {
  const { summary, params, query, status = 200 } = call;
  const failures = errorsOf(call).map((code) => [String(code), { description: "Failure", content: json(failure) }]);
  return {
    summary,
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
      ...headersOf(call),
    },
    ...requestBodyOf(call),
    ...(call.rule(anonymous) ? {} : { security: [{ session: [] }] }),
    responses: { [String(status)]: successOf(call), ...Object.fromEntries(failures) },
  };
}

/** The operations of all calls, by path and method. */
export function pathsOf(calls: readonly Call[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    const { path, method, outsideApi } = call;
    const others = paths[path] ?? (outsideApi ? { servers: [{ url: env.APP_URL }] } : {});
    paths[path] = { ...others, [method.toLowerCase()]: operationOf(call) };
  }
  return paths;
}
