import { rules } from "@/lib/access/rules";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { companyIdParams } from "@/lib/features/company/schema";
import { call, hourly } from "@/lib/http/calls";
import { passingLimit } from "./rules";
import {
  askInput,
  companyFitsQuery,
  fitRecord,
  fitsQuery,
  gapRecord,
  gapsQuery,
  noticeInput,
  noticeRecord,
  passingInput,
} from "./schema";

const record = fitRecord.meta({ id: "Fit" });

export const fitCalls = {
  ofRequest: call.get("/busrequest/{id}/fits", {
    summary: "Buses that fit a group, or groups that fit a free bus or an empty ride; best first",
    rule: rules["fit.read"],
    params: idParams,
    query: fitsQuery,
    givesList: record,
    link: true,
    errors: [401, 403],
  }),
  passing: call.post("/busrequest/{id}/fits/passing", {
    summary:
      "Published buses that fit a group whose author has yet to confirm it; `email` is the address it was posted with",
    rule: rules["fit.read"],
    params: idParams,
    body: passingInput,
    givesList: record,
    limit: passingLimit,
  }),
  ask: call.post("/busrequest/{id}/fits/ask", {
    summary:
      "The author asks the company of a published bus that fits; each company once, before the request is public as soon as it is",
    rule: rules["fit.read"],
    params: idParams,
    body: askInput,
    limit: hourly("fit-ask", 60),
    link: true,
    errors: [401, 403, 409],
  }),
  notice: call.put("/busrequest/{id}/fits/notice", {
    summary:
      "Whether a group's author is mailed when another bus fits, up to the day before departure; a conflict where nobody would be, as of a company's request, which its mail settings tell of",
    rule: rules["busrequest.change"],
    params: idParams,
    body: noticeInput,
    gives: noticeRecord.meta({ id: "FitNotice" }),
    limit: hourly("fit-notice", 60),
    link: true,
    errors: [401, 403, 409],
  }),
  ofCompany: call.get("/company/{id}/fits", {
    summary: "Groups that fit the company's free buses and empty rides, or one of its buses at a time; best first",
    rule: rules["calendar.own"],
    params: companyIdParams,
    query: companyFitsQuery,
    givesList: record,
  }),
  gaps: call.get("/company/{id}/gaps", {
    summary:
      "Gaps of twelve hours and more between two entries of the company's buses that groups fit into; 62 days at most",
    rule: rules["calendar.own"],
    params: companyIdParams,
    query: gapsQuery,
    givesList: gapRecord.meta({ id: "CalendarGap" }),
  }),
};
