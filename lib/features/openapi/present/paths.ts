import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { env } from "@/env.mjs";
import type { Viewer } from "@/lib/access/viewer";
import type { Call } from "@/lib/http/calls";
import { errorsOf } from "@/lib/http/failures";
import { envelopeOf, failure } from "../schema";
import { whoOf } from "./who";

const json = (schema: z.ZodType) => ({ "application/json": { schema } });

function successOf({ summary, gives, givesList, givesFile }: Call) {
  const record = givesList ?? gives;
  const file = Object.fromEntries(
    [givesFile ?? []].flat().map((type) => [type, { schema: type === "application/json" ? z.unknown() : z.string() }]),
  );
  const envelope = record || !givesFile ? json(envelopeOf(record ?? z.never(), givesList !== undefined)) : {};
  return { description: summary, content: { ...file, ...envelope } };
}

const key = z.string().max(200).optional().meta({ description: "The same again gives the first answer again" });

const headersOf = ({ idempotent }: Call) => (idempotent ? { header: z.object({ "idempotency-key": key }) } : {});

/** Ways to show who calls, any of which will do; none for the public, and where the address itself is the proof. */
function securityOf({ rule, link, proof }: Call): Record<string, string[]>[] {
  if (proof) return [{ [proof]: [] }];
  if (link) return [{ session: [] }, { mailedToken: [] }];
  return rule({ kind: "anonymous" } as Viewer) ? [] : [{ session: [] }];
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
    description: `Who: ${whoOf(call)}`,
    security: securityOf(call),
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
