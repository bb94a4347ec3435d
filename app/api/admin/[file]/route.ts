import { rules } from "@/lib/access/rules";
import { checkExport, exportCsv } from "@/lib/features/admin/commands";
import { exportParams, exportQuery } from "@/lib/features/admin/schema";
import { csvResponse } from "@/lib/http/csvResponse";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: exportParams,
  query: exportQuery,
  run: async ({ viewer, params: { file }, query }) =>
    query.check
      ? checkExport(viewer, file, query)
      : csvResponse(`charabanc-${file}`, await exportCsv(viewer, file, query)),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
