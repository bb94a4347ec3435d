import { rules } from "@/lib/access/rules";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { companyIdParams } from "@/lib/features/company/schema";
import { call, hourly } from "@/lib/http/calls";
import { withVersion } from "@/lib/http/version";
import {
  filterSettings,
  filterSettingsChange,
  markInput,
  markRecord,
  nearMapQuery,
  nearPoint,
  nearQuery,
  nearRecord,
  previewInput,
  previewQuery,
  previewRecord,
  seenInput,
} from "./schema";

const settings = filterSettings.meta({ id: "FilterSettings" });
const ofCompany = { rule: rules["filtersetting.own"], params: companyIdParams } as const;

export const filtersettingCalls = {
  read: call.get("/company/{id}/filtersettings", {
    summary: "What the company wants to hear of",
    ...ofCompany,
    gives: settings,
  }),
  change: call.put("/company/{id}/filtersettings", {
    summary: "Changes what the company wants to hear of",
    ...ofCompany,
    body: withVersion(filterSettingsChange),
    gives: settings,
  }),
  preview: call.post("/company/{id}/filtersettings/preview", {
    summary: "What of the last 30 days matches these settings",
    ...ofCompany,
    query: previewQuery,
    body: previewInput,
    gives: previewRecord,
    limit: hourly("filtersetting-preview", 600),
  }),
  near: call.get("/busrequest/filter/company/{id}", {
    summary:
      "Requests that match the company's filter settings, or pass its locations; a total of 1,001 stands for more",
    rule: rules["near.read"],
    params: companyIdParams,
    query: nearQuery,
    givesList: nearRecord.meta({ id: "NearRequest" }),
  }),
  map: call.get("/busrequest/filter/company/{id}/map", {
    summary: "Where the requests begin that a company's list near by holds: two hundred at most, in its order",
    rule: rules["near.read"],
    params: companyIdParams,
    query: nearMapQuery,
    givesList: nearPoint.meta({ id: "NearPoint" }),
  }),
  mark: call.put("/busrequest/{id}/mark", {
    summary: "Hides a request from the company's list, or notes something on it",
    rule: rules["busrequest.mark"],
    params: idParams,
    body: markInput,
    gives: markRecord,
    limit: hourly("busrequest-mark", 1_000),
  }),
  noteSeen: call.put("/user/nearseen", {
    summary: "Until when the near requests have been looked at",
    rule: rules["near.read"],
    body: seenInput,
  }),
};
