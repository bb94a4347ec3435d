import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import {
  acceptInput,
  answerInput,
  askRecord,
  dispatchParams,
  dispatchRecord,
  pauseInput,
  runningSearch,
} from "./schema/dispatch";
import { runningList } from "./schema/admin-call";

/** Whose emergency it is, an account, a company or the mail's token may say: the query decides. */
const own = {
  rule: rules["dispatch.lead"],
  params: dispatchParams,
  gives: dispatchRecord,
  link: true,
} as const;
const step = { ...own, errors: [409] } as const;
/** By the link of the mail as well as by the account of the company that was asked. */
const asked = {
  rule: rules["dispatch.answer"],
  params: dispatchParams,
  gives: askRecord,
  link: true,
} as const;

export const dispatchCalls = {
  running: call.get("/admin/searches", {
    summary: "Searches for a bus that run: who needs help first",
    rule: rules["admin.read"],
    query: runningList.query,
    givesList: runningSearch,
  }),
  read: call.get("/dispatch/{id}", {
    summary: "The search for a bus of an emergency: rings, answers, whom to call, history",
    ...own,
  }),
  accept: call.post("/dispatch/{id}/accept", {
    summary: "The operator in need accepts an answer: the first one locks, all others are stood down",
    ...step,
    body: acceptInput,
  }),
  widen: call.post("/dispatch/{id}/widen", { summary: "Asks the next ring now", ...step }),
  pause: call.post("/dispatch/{id}/pause", {
    summary: "Stops asking further companies, or goes on; answers come in all the same",
    ...step,
    body: pauseInput,
  }),
  end: call.post("/dispatch/{id}/end", {
    summary: "No bus is needed any more: the emergency is withdrawn and all are stood down",
    ...step,
  }),
  seen: call.post("/dispatch/{id}/seen", {
    summary: "A company that was asked has opened the emergency",
    ...asked,
    limit: hourly("dispatch-seen", 600),
  }),
  answer: call.post("/dispatch/{id}/answer", {
    summary: "A company that was asked answers, once: when its bus arrives, or that it cannot send one",
    ...asked,
    body: answerInput,
    limit: hourly("dispatch-answer", 300),
    errors: [409],
  }),
};
