import { openApiDocument } from "@/lib/features/openapi/present/document";
import { methodNotAllowed, newRequestId } from "@/lib/http/responses";

/** The document itself, not an envelope: that is what OpenAPI tools read. */
export function GET(_request: Request) {
  return Response.json(openApiDocument(), {
    headers: { "cache-control": "public, max-age=600", "x-request-id": newRequestId() },
  });
}

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
