import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import {
  emailParams,
  emailSettings,
  emailSettingsChange,
  groupEmailParams,
  mailerQuery,
  optOutInput,
  searchParams,
  subscriptionRecord,
  unsubscribeParams,
  unsubscriptionGroup,
  unsubscriptionRecord,
} from "./schema/unsubscription";

const byLink = { rule: rules["link.use"], params: unsubscribeParams, gives: subscriptionRecord } as const;
const listed = { rule: rules["admin.read"], query: mailerQuery, givesList: unsubscriptionRecord } as const;

export const unsubscriptionCalls = {
  // Mail scanners open links, so a GET only tells; mail programs send the one-click POST.
  read: call.get("/unsubscribe/{token}", { summary: "What a link of a mail is about", ...byLink }),
  unsubscribe: call.post("/unsubscribe/{token}", {
    summary: "One-click unsubscribe (RFC 8058)",
    ...byLink,
    anySite: true,
  }),
  // From our own page alone.
  resubscribe: call.delete("/unsubscribe/{token}", { summary: "Takes an unsubscription back", ...byLink }),
  settings: call.get("/user/emailsettings", {
    summary: "Which mails the user gets",
    rule: rules["user.read"],
    gives: emailSettings,
  }),
  changeSettings: call.put("/user/emailsettings", {
    summary: "Changes which mails the user gets",
    rule: rules["user.read"],
    body: emailSettingsChange,
    gives: emailSettings,
  }),
  listAll: call.get("/admin/mailer/unsubscriptions", {
    summary: "All mail opt-outs, newest first, those of groups that are no longer in use too",
    ...listed,
  }),
  add: call.post("/admin/mailer/unsubscriptions", {
    summary: "Enters opt-outs that somebody asked for by mail or phone",
    rule: rules["admin.change"],
    body: optOutInput,
    givesList: unsubscriptionRecord,
    status: 201,
    errors: [409],
  }),
  listActive: call.get("/admin/mailer/unsubscriptions/active", {
    summary: "Opt-outs in force now: the entry is there (one taken back is deleted) and its group is still mailed to",
    ...listed,
  }),
  search: call.get("/admin/mailer/unsubscriptions/search/{term}", {
    summary: "Opt-outs whose address holds the term",
    ...listed,
    params: searchParams,
    missing: false,
  }),
  groups: call.get("/admin/mailer/unsubscriptions/groups", {
    summary: "How many opt-outs each group has",
    rule: rules["admin.read"],
    givesList: unsubscriptionGroup,
  }),
  delete: call.delete("/admin/mailer/unsubscriptions/{email}", {
    summary: "Deletes all opt-outs of an address: what held before them holds again",
    rule: rules["admin.change"],
    params: emailParams,
  }),
  deleteOfGroup: call.delete("/admin/mailer/unsubscriptions/groups/{group}/{email}", {
    summary: "Deletes the opt-out of an address for one group",
    rule: rules["admin.change"],
    params: groupEmailParams,
  }),
};
