import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { listQuery } from "@/lib/http/list-query";
import { adminRequestRecord } from "./schema/admin";
import { adminRequestList } from "./schema/admin-call";
import { addressInput, decisionQuery, idParams, rejection, tokenInput } from "./schema/actions";
import { busRequestFilter, mapQuery } from "./schema/filter";
import { busRequestChange, busRequestInput } from "./schema/input";
import { mapRecord } from "./schema/map";
import { busRequestRecord } from "./schema/record";

const list = listQuery(busRequestFilter);
const newest = ["busrequest", "busrequest.new", "company"] as const;
const moderated = {
  rule: rules["busrequest.moderate"],
  params: idParams,
  query: decisionQuery,
  gives: busRequestRecord,
} as const;

export const busrequestCalls = {
  list: call.get("/busrequest", {
    summary: "Active requests",
    rule: rules["busrequest.read"],
    query: list,
    givesList: busRequestRecord,
    stored: newest,
  }),
  post: call.post("/busrequest", {
    summary: "Posts a request",
    rule: rules["busrequest.post"],
    body: busRequestInput,
    gives: busRequestRecord,
    status: 201,
    limit: hourly("busrequest-post", 300),
    idempotent: true,
    errors: [401],
  }),
  read: call.get("/busrequest/{id}", {
    summary: "One request; with its author's contact and addresses where the contact rule lets the reader have them",
    rule: rules["busrequest.read"],
    params: idParams,
    gives: busRequestRecord,
    stored: ["busrequest:{id}", "company"],
    errors: [429],
  }),
  change: call.put("/busrequest/{id}", {
    summary: "Changes a request",
    rule: rules["busrequest.change"],
    params: idParams,
    body: busRequestChange,
    gives: busRequestRecord,
    link: true,
  }),
  withdraw: call.delete("/busrequest/{id}", {
    summary: "Withdraws a request",
    rule: rules["busrequest.change"],
    params: idParams,
    link: true,
    errors: [409],
  }),
  confirm: call.post("/busrequest/confirm", {
    summary: "The author confirms",
    rule: rules["link.use"],
    body: tokenInput,
    gives: busRequestRecord,
    limit: hourly("busrequest-confirm", 120),
    errors: [404],
  }),
  resend: call.post("/busrequest/{id}/confirmation", {
    summary:
      "Mails the author's link again while the request waits to be confirmed; `email` is the address it was posted with",
    rule: rules.anyone,
    params: idParams,
    body: addressInput,
    limit: hourly("busrequest-resend", 30),
    missing: false,
  }),
  map: call.get("/busrequest/map", {
    summary: "Clusters and points of a view",
    rule: rules["busrequest.read"],
    query: mapQuery,
    gives: mapRecord,
    givesMany: true,
    stored: newest,
  }),
  pending: call.get("/busrequest/filter/pending", {
    summary: "Requests to be checked",
    rule: rules["busrequest.moderate"],
    query: list,
    givesList: busRequestRecord,
  }),
  approve: call.post("/busrequest/{id}/approve", { summary: "Approves a request", ...moderated }),
  unapprove: call.post("/busrequest/{id}/unapprove", {
    summary: "Takes an approval back before anybody is told of it; a conflict once its mails have left",
    ...moderated,
  }),
  reject: call.post("/busrequest/{id}/reject", { summary: "Rejects a request", ...moderated, body: rejection }),
  listAll: call.get("/admin/requests", {
    summary: "Requests of every state, with what the admins alone are told",
    rule: rules["admin.read"],
    query: adminRequestList.query,
    givesList: adminRequestRecord,
  }),
  readAny: call.get("/admin/requests/{id}", {
    summary: "One of them",
    rule: rules["admin.read"],
    params: idParams,
    gives: adminRequestRecord,
  }),
  delete: call.delete("/admin/requests/{id}", {
    summary: "Deletes a request with all that hangs on it; nobody is told",
    rule: rules["admin.change"],
    params: idParams,
    query: decisionQuery,
  }),
};
