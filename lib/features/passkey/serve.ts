import { bind } from "@/lib/http/serve";
import { passkeyCalls } from "./calls";
import { addPasskey, beginPasskey, removePasskey } from "./commands/own";
import { beginSignIn } from "./commands/sign-in";
import { ownPasskeys } from "./queries";

export const passkeyRoutes = bind(passkeyCalls, {
  list: ({ viewer }) => ownPasskeys(viewer),
  begin: ({ viewer, body }) => beginPasskey(viewer, body.password),
  add: ({ viewer, body }) => addPasskey(viewer, body),
  remove: ({ viewer, params }) => removePasskey(viewer, params.id),
  challenge: () => beginSignIn(),
});
