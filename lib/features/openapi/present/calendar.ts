import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
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
} from "@/lib/features/calendar/schema";
import { operation } from "./operation";

const nothing = z.never();

function bookings(): ZodOpenApiPathsObject {
  const booking = { record: bookingRecord.meta({ id: "Booking" }) };
  const one = { ...booking, path: bookingParams };
  return {
    "/booking": {
      post: operation({
        summary: "Writes a trip or blocked time into the company's calendar",
        ...booking,
        status: 201,
        body: bookingInput,
        errors: [400, 401, 403, 409],
      }),
    },
    "/booking/{id}": {
      get: operation({ summary: "One booking", ...one, errors: [400, 401, 403, 404] }),
      put: operation({
        summary: "Moves or edits a booking",
        ...one,
        body: bookingChange,
        errors: [400, 401, 403, 404, 409],
      }),
      delete: operation({ summary: "Calls a booking off", ...one, record: nothing, errors: [400, 401, 403, 404, 409] }),
    },
  };
}

function feeds(): ZodOpenApiPathsObject {
  const calendar = { "text/calendar": { schema: { type: "string" as const } } };
  return {
    "/company/{id}/feed": {
      get: operation({
        summary: "A company's private calendar addresses",
        record: feedRecord.meta({ id: "CalendarFeed" }),
        path: companyParams,
        errors: [400, 401, 403, 404],
      }),
      post: operation({
        summary: "A new private address, told once",
        record: newFeedRecord,
        path: companyParams,
        status: 201,
        body: feedInput,
        errors: [400, 401, 403, 404, 409],
      }),
    },
    "/company/{id}/feed/{feed}": {
      delete: operation({
        summary: "Revokes a private address",
        record: nothing,
        path: feedParams,
        errors: [400, 401, 403, 404],
      }),
    },
    "/calendar/{file}": {
      get: {
        ...operation({
          summary: "The calendar of a private address",
          record: nothing,
          path: feedFileParams,
          errors: [404, 429],
        }),
        responses: {
          "200": { description: "iCalendar (RFC 5545)", content: calendar },
          "304": { description: "Unchanged since the tag of If-None-Match" },
        },
      },
    },
  };
}

export function calendarPaths(): ZodOpenApiPathsObject {
  return {
    "/company/{id}/calendar": {
      get: operation({
        summary: "Requests and bookings of a stretch of time, 400 days at most",
        record: calendarEntry.meta({ id: "CalendarEntry" }),
        path: companyParams,
        query: calendarQuery,
        errors: [400, 401, 403, 404],
      }),
    },
    ...bookings(),
    ...feeds(),
  };
}
