import { rules } from "@/lib/access/rules";
import { listAudit } from "@/lib/features/audit/queries";
import { auditQuery } from "@/lib/features/audit/schema";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: auditQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listAudit(viewer, query);
    return listOf(rows, total);
  },
});

// Nobody changes the trail.
const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
