import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import {
  contents,
  mediaAddress,
  mediaHistoryQuery,
  mediaVersion,
  pdfFile,
  restoreInput,
  video,
} from "@/lib/features/mediadata/schema";
import { operation } from "./operation";

const { benefits, prices, mediadata, video: videos } = contents;
/** Of lists each entry is one of the envelope's. */
const record = z.union([benefits, prices, mediadata, video, pdfFile]);
const body = z.union([benefits, prices, mediadata, videos, pdfFile.nullable()]);

export function mediadataPaths(): ZodOpenApiPathsObject {
  return {
    "/mediadata/{kind}/{language}": {
      get: operation({
        summary: "Media data of a kind and language; the version is the ETag",
        record,
        path: mediaAddress,
        errors: [404],
      }),
      put: operation({
        summary: "Replaces media data: the body is the content itself, `If-Match` the version that was read",
        record,
        path: mediaAddress,
        body,
        errors: [400, 401, 403, 404, 409, 413, 415],
      }),
    },
    "/mediadata/{kind}/{language}/history": {
      get: operation({
        summary: "What a kind and language held before, newest first",
        record: mediaVersion,
        list: true,
        path: mediaAddress,
        query: mediaHistoryQuery,
        errors: [400, 401, 403, 404],
      }),
    },
    "/mediadata/{kind}/{language}/restore": {
      post: operation({
        summary: "Brings a former content back",
        record,
        path: mediaAddress,
        body: restoreInput,
        errors: [400, 401, 403, 404, 409, 413, 415],
      }),
    },
  };
}
