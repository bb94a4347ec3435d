import type { ZodOpenApiPathsObject } from "zod-openapi";

export function selfPaths(): ZodOpenApiPathsObject {
  return {};
}
