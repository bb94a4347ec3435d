import type { ZodOpenApiPathsObject } from "zod-openapi";

export function adminPaths(): ZodOpenApiPathsObject {
  return {};
}
