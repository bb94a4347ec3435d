import { rules } from "@/lib/access/rules";
import { cancelBooking, changeBooking } from "@/lib/features/calendar/commands/change";
import { getBooking } from "@/lib/features/calendar/queries/booking";
import { bookingChange, bookingParams } from "@/lib/features/calendar/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["calendar.own"],
  params: bookingParams,
  run: ({ viewer, params }) => getBooking(viewer, params.id),
});

export const PUT = route({
  rule: rules["calendar.own"],
  params: bookingParams,
  body: bookingChange,
  run: ({ viewer, params, body }) => changeBooking(viewer, { id: params.id, change: body }),
});

export const DELETE = route({
  rule: rules["calendar.own"],
  params: bookingParams,
  run: ({ viewer, params }) => cancelBooking(viewer, params.id),
});

const refuse = methodNotAllowed(["GET", "HEAD", "PUT", "DELETE"]);
export { refuse as PATCH, refuse as POST };
