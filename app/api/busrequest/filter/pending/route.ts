import { rules } from "@/lib/access/rules";
import { listPending } from "@/lib/features/busrequest/queries/queue";
import { busRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { listOf } from "@/lib/http/envelope";
import { listQuery } from "@/lib/http/listQuery";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["busrequest.moderate"],
  query: listQuery(busRequestFilter),
  run: async ({ viewer, query }) => {
    const { rows, total } = await listPending(viewer, query);
    return listOf(
      rows.map((entry) => entry.record),
      total,
    );
  },
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
