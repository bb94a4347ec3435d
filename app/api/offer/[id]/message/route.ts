import { rules } from "@/lib/access/rules";
import { writeMessage } from "@/lib/features/offer/commands/message";
import { listMessages } from "@/lib/features/offer/queries/messages";
import { messageInput, offerParams } from "@/lib/features/offer/schema";
import { listOf } from "@/lib/http/envelope";
import { mailedTokenOf } from "@/lib/http/mailedToken";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  params: offerParams,
  run: async ({ viewer, params, request }) => {
    const rows = await listMessages(viewer, { ...params, token: mailedTokenOf(request) });
    return listOf(rows, rows.length);
  },
});

export const POST = route({
  rule: rules.anyone,
  params: offerParams,
  body: messageInput,
  status: 201,
  idempotent: true,
  run: ({ viewer, params, body, request }) =>
    writeMessage(viewer, { ...params, ...body, token: mailedTokenOf(request) }),
});

export const PUT = methodNotAllowed(["GET", "POST"]);
export const PATCH = PUT;
export const DELETE = PUT;
