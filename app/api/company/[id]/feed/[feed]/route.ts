import { rules } from "@/lib/access/rules";
import { revokeFeed } from "@/lib/features/calendar/commands/feeds";
import { feedParams } from "@/lib/features/calendar/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const DELETE = route({
  rule: rules["calendar.own"],
  params: feedParams,
  run: ({ viewer, params }) => revokeFeed(viewer, { companyId: params.id, id: params.feed }),
});

const refuse = methodNotAllowed(["DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
