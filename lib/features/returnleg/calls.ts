import { rules } from "@/lib/access/rules";
import { busRequestRecord } from "@/lib/features/busrequest/schema/record";
import { call } from "@/lib/http/calls";
import { returnLegRecord, returnListQuery, returnParams, returnSetting } from "./schema";

const own = { rule: rules["returnleg.own"] } as const;

export const returnlegCalls = {
  list: call.get("/returnleg", {
    summary: "Empty ways home of the company's won one-way trips that are still to come, drafts and published ones",
    ...own,
    query: returnListQuery,
    givesList: returnLegRecord.meta({ id: "ReturnLeg" }),
  }),
  publish: call.post("/returnleg/{id}/post", {
    summary: "Publishes a way home as an empty ride, with the trip's bus and the times of the road",
    ...own,
    params: returnParams,
    gives: busRequestRecord,
    status: 201,
    idempotent: true,
    errors: [409],
  }),
  drop: call.delete("/returnleg/{id}", {
    summary: "Lets a draft of a way home go",
    ...own,
    params: returnParams,
    errors: [409],
  }),
  setting: call.get("/returnleg/setting", {
    summary: "Whether the company's ways home are published by themselves",
    ...own,
    gives: returnSetting.meta({ id: "ReturnSetting" }),
  }),
  set: call.post("/returnleg/setting", {
    summary: "Ways home are published by themselves from now on, or no longer",
    ...own,
    body: returnSetting,
    gives: returnSetting,
  }),
};
