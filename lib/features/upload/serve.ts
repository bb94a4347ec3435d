import { fileResponse } from "@/lib/http/file-response";
import { bind } from "@/lib/http/serve";
import { uploadCalls } from "./calls";
import { receiveFile } from "./commands/receive";
import { finishUpload } from "./commands/settle";
import { signUpload } from "./commands/sign";
import { servedFile } from "./queries";

export const uploadRoutes = bind(uploadCalls, {
  sign: ({ viewer, body }) => signUpload(viewer, body),
  finish: ({ viewer, body }) => finishUpload(viewer, body.key),
  read: async ({ params, request }) => fileResponse(request, params.key, await servedFile(params.key)),
  put: ({ params, query, request: { headers, body } }) => {
    const length = headers.has("content-length") ? Number(headers.get("content-length")) : null;
    return receiveFile({ key: params.key, query, contentType: headers.get("content-type") ?? "", length, body });
  },
});
