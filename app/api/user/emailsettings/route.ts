import { rules } from "@/lib/access/rules";
import { changeEmailSettings } from "@/lib/features/unsubscription/commands";
import { emailSettingsOf } from "@/lib/features/unsubscription/queries";
import { emailSettingsChange } from "@/lib/features/unsubscription/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["user.read"],
  run: ({ viewer }) => emailSettingsOf(viewer),
});

export const PUT = route({
  rule: rules["user.read"],
  body: emailSettingsChange,
  run: ({ viewer, body }) => changeEmailSettings(viewer, body),
});

const refuse = methodNotAllowed(["GET", "HEAD", "PUT"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST };
