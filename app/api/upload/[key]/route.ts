import { rules } from "@/lib/access/rules";
import { receiveFile } from "@/lib/features/upload/commands/receive";
import { servedFile } from "@/lib/features/upload/queries";
import { fileParams, putQuery } from "@/lib/features/upload/schema";
import { fileResponse } from "@/lib/http/fileResponse";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  params: fileParams,
  run: async ({ params, request }) => fileResponse(request, params.key, await servedFile(params.key)),
});

export const PUT = route({
  // The signature in the address is the permission.
  rule: rules.anyone,
  params: fileParams,
  query: putQuery,
  run: ({ params, query, request: { headers, body } }) => {
    const length = headers.has("content-length") ? Number(headers.get("content-length")) : null;
    return receiveFile({ key: params.key, query, contentType: headers.get("content-type") ?? "", length, body });
  },
});

const refuse = methodNotAllowed(["GET", "HEAD", "PUT"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST };
