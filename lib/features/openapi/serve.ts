import { bind } from "@/lib/http/serve";
import { openapiCalls } from "./calls";
import { openApiDocument } from "./present/document";

export const openapiRoutes = bind(openapiCalls, {
  /** The document itself, not an envelope: that is what OpenAPI tools read. */
  read: async () => Response.json(openApiDocument(), { headers: { "cache-control": "public, max-age=600" } }),
});
