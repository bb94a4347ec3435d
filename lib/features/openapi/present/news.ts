import type { ZodOpenApiPathsObject } from "zod-openapi";

export function newsPaths(): ZodOpenApiPathsObject {
  return {};
}
