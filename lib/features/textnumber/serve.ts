import { bind } from "@/lib/http/serve";
import { textnumberCalls } from "./calls";
import { confirmTextNumber, removeTextNumber, setTextNumber } from "./commands";
import { readTextNumber } from "./queries";

export const textnumberRoutes = bind(textnumberCalls, {
  read: ({ viewer }) => readTextNumber(viewer),
  set: ({ viewer, body }) => setTextNumber(viewer, body),
  confirm: ({ viewer, body }) => confirmTextNumber(viewer, body),
  remove: ({ viewer }) => removeTextNumber(viewer),
});
