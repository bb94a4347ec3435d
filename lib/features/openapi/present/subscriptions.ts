import type { ZodOpenApiPathsObject } from "zod-openapi";

export function subscriptionPaths(): ZodOpenApiPathsObject {
  return {};
}
