import { rules } from "@/lib/access/rules";
import { calendarRaw } from "@/lib/features/calendar/queries/entries";
import { calendarQuery, companyParams } from "@/lib/features/calendar/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["calendar.own"],
  params: companyParams,
  query: calendarQuery,
  run: ({ viewer, params, query }) => calendarRaw(viewer, params.id, query),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
