import { bind } from "@/lib/http/serve";
import { contactCalls } from "./calls";
import { sendCompanyMessage, sendContactMessage } from "./commands";

export const contactRoutes = bind(contactCalls, {
  toOperator: ({ viewer, body }) => sendContactMessage(viewer, body),
  toCompany: ({ viewer, params, body }) => sendCompanyMessage(viewer, params.id, body),
});
