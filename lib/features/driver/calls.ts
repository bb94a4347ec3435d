import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { assignmentInput, assignmentRecord, tripParams } from "./schema/assignment";
import { driverChange, driverInput, driverParams, driverRecord } from "./schema/driver";

const own = { rule: rules["driver.own"] } as const;
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
};
