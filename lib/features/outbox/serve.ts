import { bind } from "@/lib/http/serve";
import { outboxCalls } from "./calls";
import { resendMail } from "./commands";
import { getMail, listMails } from "./queries";

export const outboxRoutes = bind(outboxCalls, {
  list: ({ viewer, query }) => listMails(viewer, query),
  read: ({ viewer, params }) => getMail(viewer, params.id),
  resend: ({ viewer, params }) => resendMail(viewer, params.id),
});
