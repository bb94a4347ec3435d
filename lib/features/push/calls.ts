import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { pushInput, pushRecord } from "./schema";

const own = { rule: rules["inbox.own"] } as const;

export const pushCalls = {
  read: call.get("/push/subscription", {
    summary: "Whether news of the inbox are sent to this browser, and the key that it subscribes with",
    ...own,
    gives: pushRecord,
  }),
  subscribe: call.post("/push/subscription", {
    summary: "Sends news of the inbox to this browser until it signs out; a later subscription replaces it",
    ...own,
    body: pushInput,
    gives: pushRecord,
    status: 201,
    limit: hourly("push-user", 60),
    errors: [409],
  }),
  unsubscribe: call.delete("/push/subscription", { summary: "Sends nothing to this browser any more", ...own }),
};
