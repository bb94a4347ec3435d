import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { calendarChange, calendarInput, calendarParams, calendarRecord, companyParams } from "./schema";

const own = { rule: rules["calendar.own"] } as const;
const one = { ...own, params: calendarParams } as const;
const record = calendarRecord.meta({ id: "ExternalCalendar" });
// Each asks a server that is not ours.
const limit = hourly("external-calendar", 60);

export const externalcalendarCalls = {
  list: call.get("/company/{id}/externalcalendar", {
    summary: "Calendars kept elsewhere that hold the company's buses, by name",
    ...own,
    params: companyParams,
    givesList: record,
  }),
  add: call.post("/company/{id}/externalcalendar", {
    summary: "Adds one by its iCal address, which is read at once and never told again",
    ...own,
    params: companyParams,
    body: calendarInput,
    gives: record,
    status: 201,
    limit,
    errors: [409],
  }),
  change: call.put("/company/{id}/externalcalendar/{calendar}", {
    summary: "Another name, bus or address; what is changed is read at once",
    ...one,
    body: calendarChange,
    gives: record,
    limit,
  }),
  read: call.post("/company/{id}/externalcalendar/{calendar}/read", {
    summary: "Reads it now instead of at its time",
    ...one,
    gives: record,
    limit,
  }),
  remove: call.delete("/company/{id}/externalcalendar/{calendar}", {
    summary: "Reads it no more; its buses are free again",
    ...one,
  }),
};
