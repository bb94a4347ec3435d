import { rules } from "@/lib/access/rules";
import { listMails } from "@/lib/features/outbox/queries";
import { mailQuery } from "@/lib/features/outbox/schema";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  query: mailQuery,
  run: async ({ viewer, query }) => {
    const { rows, total } = await listMails(viewer, query);
    return listOf(rows, total);
  },
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
