import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import {
  bookingChange,
  bookingInput,
  bookingParams,
  bookingRecord,
  calendarEntry,
  calendarQuery,
  companyParams,
  feedFileParams,
  feedInput,
  feedParams,
  feedRecord,
  newFeedRecord,
} from "./schema";

const booking = bookingRecord.meta({ id: "Booking" });
const one = { rule: rules["calendar.own"], params: bookingParams } as const;
const ofCompany = { rule: rules["calendar.own"], params: companyParams } as const;

export const calendarCalls = {
  read: call.get("/company/{id}/calendar", {
    summary: "Requests, bookings and times of external calendars in a stretch of time, 400 days at most",
    ...ofCompany,
    query: calendarQuery,
    givesList: calendarEntry.meta({ id: "CalendarEntry" }),
  }),
  file: call.get("/company/{id}/calendar.csv", {
    summary: "Requests and bookings as CSV (RFC 4180, UTF-8), in the reader's language",
    ...ofCompany,
    query: calendarQuery,
    givesFile: "text/csv",
  }),
  book: call.post("/booking", {
    summary: "Writes a trip or blocked time into the company's calendar",
    rule: rules["calendar.own"],
    body: bookingInput,
    gives: booking,
    status: 201,
    idempotent: true,
    // An admin names the company in the body.
    errors: [404],
  }),
  readBooking: call.get("/booking/{id}", { summary: "One booking", ...one, gives: booking }),
  changeBooking: call.put("/booking/{id}", {
    summary: "Moves or edits a booking",
    ...one,
    body: bookingChange,
    gives: booking,
    errors: [409],
  }),
  cancelBooking: call.delete("/booking/{id}", { summary: "Calls a booking off", ...one, errors: [409] }),
  feeds: call.get("/company/{id}/feed", {
    summary: "A company's private calendar addresses",
    ...ofCompany,
    givesList: feedRecord.meta({ id: "CalendarFeed" }),
  }),
  openFeed: call.post("/company/{id}/feed", {
    summary: "A new private address, told once",
    ...ofCompany,
    body: feedInput,
    gives: newFeedRecord,
    status: 201,
    errors: [409],
  }),
  revokeFeed: call.delete("/company/{id}/feed/{feed}", {
    summary: "Revokes a private address",
    rule: rules["calendar.own"],
    params: feedParams,
  }),
  feedFile: call.get("/calendar/{file}", {
    summary: "The calendar of a private address; 304 with the tag of If-None-Match",
    rule: rules["secret.use"],
    params: feedFileParams,
    givesFile: "text/calendar",
    // Large services ask for many calendars from one address.
    limit: { name: "calendar-feed", points: 600, seconds: 600 },
  }),
};
