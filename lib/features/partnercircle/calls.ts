import { rules } from "@/lib/access/rules";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { busRequestRecord } from "@/lib/features/busrequest/schema/record";
import { call, hourly } from "@/lib/http/calls";
import { circleChange, circleInput, circleParams, circleRecord, readerRecord } from "./schema";

const own = { rule: rules["partnercircle.own"] } as const;
const one = { ...own, params: circleParams } as const;

export const partnercircleCalls = {
  list: call.get("/partnercircle", {
    summary: "The own company's lists of partners, by name",
    ...own,
    givesList: circleRecord,
  }),
  create: call.post("/partnercircle", {
    summary: "Keeps a list of registered partners; names are unique in a company",
    ...own,
    body: circleInput,
    gives: circleRecord,
    status: 201,
    limit: hourly("partnercircle-create", 60),
    idempotent: true,
    errors: [409],
  }),
  change: call.put("/partnercircle/{id}", {
    summary: "Changes a list; requests that were posted with it stay with whom they were sent to",
    ...one,
    body: circleChange,
    gives: circleRecord,
  }),
  delete: call.delete("/partnercircle/{id}", { summary: "Deletes a list; its requests go on", ...one }),
  readers: call.get("/busrequest/{id}/readers", {
    summary: "Companies that read a request before all others, by name; for its author and admins",
    rule: rules["busrequest.change"],
    params: idParams,
    givesList: readerRecord,
    errors: [401, 403],
  }),
  open: call.post("/busrequest/{id}/open", {
    summary: "Opens a circle's request to all before its time",
    rule: rules["busrequest.change"],
    params: idParams,
    gives: busRequestRecord,
    errors: [401, 403, 409],
  }),
};
