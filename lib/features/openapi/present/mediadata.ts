import type { ZodOpenApiPathsObject } from "zod-openapi";

export function mediadataPaths(): ZodOpenApiPathsObject {
  return {};
}
