import type { ZodOpenApiPathsObject } from "zod-openapi";
import {
  fileParams,
  fileRecord,
  finishInput,
  putQuery,
  signedUploadInput,
  signedUploadRecord,
} from "@/lib/features/upload/schema";
import { operation } from "./operation";

export function uploadPaths(): ZodOpenApiPathsObject {
  const file = { record: fileRecord.meta({ id: "File" }) };
  const bytes = {
    "image/webp": { schema: { type: "string" as const, format: "binary" } },
    "application/pdf": { schema: { type: "string" as const, format: "binary" } },
  };
  return {
    "/upload/signed-upload": {
      post: operation({
        summary: "An address for one PUT of a file",
        record: signedUploadRecord,
        body: signedUploadInput,
        errors: [400, 401, 403, 413, 429],
      }),
    },
    "/upload/finish": {
      post: operation({
        summary: "Checks a file that was put to a store elsewhere",
        ...file,
        body: finishInput,
        errors: [400, 401, 404, 413, 429],
      }),
    },
    "/upload/{key}": {
      get: {
        ...operation({ summary: "A public file", ...file, path: fileParams, errors: [404] }),
        responses: { "200": { description: "The file's bytes", content: bytes } },
      },
      put: {
        ...operation({
          summary: "Sends a file to its signed address",
          ...file,
          path: fileParams,
          query: putQuery,
          errors: [400, 403, 404, 409, 413],
        }),
        requestBody: { required: true, content: bytes },
      },
    },
  };
}
