import type { ZodOpenApiPathsObject } from "zod-openapi";

export function locationPaths(): ZodOpenApiPathsObject {
  return {};
}
