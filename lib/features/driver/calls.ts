import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { assignmentInput, assignmentRecord, tripParams } from "./schema/assignment";
import { pauseInput, pausesRecord } from "./schema/pause";
import { linkParams, linkRecord, positionInput, progressInput, progressRecord } from "./schema/drive";
import { driverChange, driverInput, driverParams, driverRecord } from "./schema/driver";

const own = { rule: rules["driver.own"] } as const;
/** By the link of the driver's page as well as by the company's account. */
const byDriver = { rule: rules["trip.read"], params: tripParams, link: true, errors: [409] } as const;
const one = { ...own, params: driverParams } as const;
const assignment = assignmentRecord.meta({ id: "TripAssignment" });
const record = driverRecord.meta({ id: "Driver" });

export const driverCalls = {
  list: call.get("/driver", { summary: "Who drives for the own company, by name", ...own, givesList: record }),
  create: call.post("/driver", {
    summary: "Adds a driver, who needs no account",
    ...own,
    body: driverInput,
    gives: record,
    status: 201,
    limit: hourly("driver-create", 500),
    idempotent: true,
  }),
  change: call.put("/driver/{id}", {
    summary: "Changes a driver's name, number and languages",
    ...one,
    body: driverChange,
    gives: record,
  }),
  delete: call.delete("/driver/{id}", {
    summary: "Deletes a driver who has no trips ahead",
    ...one,
    errors: [409],
  }),
  assignment: call.get("/trip/{id}/assignment", {
    summary: "Bus and drivers of a trip with their hours, and who is free for it",
    ...own,
    params: tripParams,
    gives: assignment,
  }),
  assign: call.put("/trip/{id}/assignment", {
    summary: "Gives a trip its bus and its drivers",
    ...own,
    params: tripParams,
    body: assignmentInput,
    gives: assignment,
  }),
  planPause: call.put("/trip/{id}/pause", {
    summary: "Plans a break of a trip at a travel partner beside the road, or leaves it open again",
    ...own,
    params: tripParams,
    body: pauseInput,
    gives: pausesRecord.meta({ id: "TripPauses" }),
    errors: [409],
  }),
  openLink: call.post("/trip/{id}/driver/{driverId}/link", {
    summary: "Gives a driver's page of the trip a link, in place of the one before",
    ...own,
    params: linkParams,
    gives: linkRecord,
    status: 201,
    limit: hourly("driver-link", 300),
    errors: [409],
  }),
  revokeLink: call.delete("/trip/{id}/driver/{driverId}/link", {
    summary: "Ends a driver's link at once",
    ...own,
    params: linkParams,
  }),
  progress: call.post("/trip/{id}/progress", {
    summary: "The driver, or the company, tells: departed, delayed, arrived, breakdown",
    ...byDriver,
    body: progressInput,
    gives: progressRecord,
    limit: hourly("trip-progress", 300),
    idempotent: true,
  }),
  position: call.post("/trip/{id}/position", {
    summary: "Where the bus is, as long as the driver shares it",
    ...byDriver,
    body: positionInput,
    limit: hourly("trip-position", 1_000),
  }),
};
