import { rules } from "@/lib/access/rules";
import { changeBusRequest } from "@/lib/features/busrequest/commands/change";
import { withdrawBusRequest } from "@/lib/features/busrequest/commands/withdraw";
import { getBusRequestWithContact } from "@/lib/features/busrequest/queries/get";
import { busRequestChange } from "@/lib/features/busrequest/schema/input";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { closeOffersOfEnded } from "@/lib/features/offer/commands/expire";
import { expireOffersOnChange } from "@/lib/features/offer/commands/expireOnChange";
import { mailedTokenOf } from "@/lib/http/mailedToken";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";
import { later } from "@/lib/later";

export const GET = route({
  rule: rules["busrequest.read"],
  params: idParams,
  run: ({ viewer, params }) => getBusRequestWithContact(viewer, params.id),
});

export const PUT = route({
  rule: rules["busrequest.change"],
  params: idParams,
  body: busRequestChange,
  run: ({ viewer, params, body, request }) =>
    changeBusRequest(viewer, { id: params.id, token: mailedTokenOf(request), change: body }, expireOffersOnChange),
});

export const DELETE = route({
  rule: rules["busrequest.change"],
  params: idParams,
  run: async ({ viewer, params, request }) => {
    await withdrawBusRequest(viewer, { id: params.id, token: mailedTokenOf(request) });
    later(() => closeOffersOfEnded(params.id));
  },
});

export const POST = methodNotAllowed(["GET", "PUT", "DELETE"]);
export const PATCH = POST;
