import { rules } from "@/lib/access/rules";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { listOffersOf } from "@/lib/features/offer/queries/ofRequest";
import { listOf } from "@/lib/http/envelope";
import { mailedTokenOf } from "@/lib/http/mailedToken";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

// The author may have no account: its mail's token opens the list, so that the query decides who sees what.
export const GET = route({
  rule: rules.anyone,
  params: idParams,
  run: async ({ viewer, params, request }) => {
    const rows = await listOffersOf(viewer, { id: params.id, token: mailedTokenOf(request) });
    return listOf(rows, rows.length);
  },
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
