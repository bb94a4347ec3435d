import { bind } from "@/lib/http/serve";
import { factorCalls } from "./calls";
import { resetFactorOf } from "./commands/reset";
import { beginFactor, confirmFactor, forgetDevice, removeFactor, renewCodes } from "./commands/totp";
import { ownFactor } from "./queries";

export const factorRoutes = bind(factorCalls, {
  read: ({ viewer }) => ownFactor(viewer),
  begin: ({ viewer, body }) => beginFactor(viewer, body.password),
  confirm: ({ viewer, body }) => confirmFactor(viewer, body.code),
  renewCodes: ({ viewer, body }) => renewCodes(viewer, body.password),
  remove: ({ viewer, body }) => removeFactor(viewer, body.password),
  forgetDevice: ({ viewer, params }) => forgetDevice(viewer, params.id),
  resetAny: ({ viewer, params }) => resetFactorOf(viewer, params.id),
});
