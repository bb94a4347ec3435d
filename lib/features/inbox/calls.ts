import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import {
  inboxChange,
  inboxCount,
  inboxParams,
  inboxQuery,
  inboxReadInput,
  inboxReadRecord,
  inboxRecord,
} from "./schema";

const own = { rule: rules["inbox.own"] } as const;

export const inboxCalls = {
  list: call.get("/inbox", {
    summary: "What waits for the reader and its company: emergencies, the newest, then what falls due",
    ...own,
    query: inboxQuery,
    givesList: inboxRecord,
  }),
  count: call.get("/inbox/count", { summary: "How many of it, in all and by kind", ...own, gives: inboxCount }),
  read: call.post("/inbox/read", {
    summary: "Has seen all up to an item; each person for itself",
    ...own,
    body: inboxReadInput,
    gives: inboxReadRecord.meta({ id: "InboxRead" }),
    errors: [404],
  }),
  change: call.put("/inbox/{id}", {
    summary: "Seen or not, for oneself; done or put off, for the whole company",
    ...own,
    params: inboxParams,
    body: inboxChange,
    gives: inboxRecord,
  }),
};
