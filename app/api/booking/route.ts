import { rules } from "@/lib/access/rules";
import { book } from "@/lib/features/calendar/commands/book";
import { bookingInput } from "@/lib/features/calendar/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["calendar.own"],
  body: bookingInput,
  status: 201,
  idempotent: true,
  run: ({ viewer, body }) => book(viewer, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
