import type { ZodOpenApiPathsObject } from "zod-openapi";

export function staffPaths(): ZodOpenApiPathsObject {
  return {};
}
