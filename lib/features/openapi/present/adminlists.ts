import type { ZodOpenApiPathsObject } from "zod-openapi";

export function adminListPaths(): ZodOpenApiPathsObject {
  return {};
}
