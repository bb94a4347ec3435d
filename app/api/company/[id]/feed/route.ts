import { rules } from "@/lib/access/rules";
import { openFeed } from "@/lib/features/calendar/commands/feeds";
import { listFeeds } from "@/lib/features/calendar/queries/feed";
import { companyParams, feedInput } from "@/lib/features/calendar/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["calendar.own"],
  params: companyParams,
  run: ({ viewer, params }) => listFeeds(viewer, params.id),
});

export const POST = route({
  rule: rules["calendar.own"],
  params: companyParams,
  body: feedInput,
  status: 201,
  run: ({ viewer, params, body }) => openFeed(viewer, { companyId: params.id, busId: body.bus ?? null }),
});

const refuse = methodNotAllowed(["GET", "HEAD", "POST"]);
export { refuse as DELETE, refuse as PATCH, refuse as PUT };
