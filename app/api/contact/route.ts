import { rules } from "@/lib/access/rules";
import { contactLimit, sendContactMessage } from "@/lib/features/contact/commands";
import { contactInput } from "@/lib/features/contact/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: contactInput,
  limit: contactLimit,
  run: ({ viewer, body }) => sendContactMessage(viewer, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
