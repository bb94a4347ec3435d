import type { ZodOpenApiPathsObject } from "zod-openapi";

export function uploadPaths(): ZodOpenApiPathsObject {
  return {};
}
