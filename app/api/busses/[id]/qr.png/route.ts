import { rules } from "@/lib/access/rules";
import { qrFile } from "@/lib/features/bus/queries/qr";
import { busParams } from "@/lib/features/bus/schema/bus";
import { qrQuery } from "@/lib/features/bus/schema/qr";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["fleet.read"],
  params: busParams,
  query: qrQuery,
  run: ({ viewer, params, query }) =>
    qrFile(viewer, { id: params.id, kind: "png", download: query.download !== undefined }),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
