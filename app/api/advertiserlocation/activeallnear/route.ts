import { rules } from "@/lib/access/rules";
import { listActiveNear } from "@/lib/features/advertiserlocation/queries/list";
import { nearInput } from "@/lib/features/advertiserlocation/schema/search";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: nearInput,
  run: async ({ viewer, body }) => {
    const { rows, total } = await listActiveNear(viewer, body);
    return listOf(rows, total);
  },
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
